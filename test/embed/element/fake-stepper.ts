/** A stepper that steps through numbers: it remembers what it was told. */
import type { Stepper, StepperPart, Surroundings, Where } from '../../../src/embed/stepper/stepper.ts';
import { readOptions } from '../../../src/view/options.ts';

export interface FakeStepper extends Stepper {
  readonly around: Surroundings;
  readonly told: readonly unknown[];
  readonly gone: boolean;
}

/** The part, and the steppers that it made, the last one last. */
export function fakePart(): { readonly part: StepperPart; readonly made: FakeStepper[] } {
  const made: FakeStepper[] = [];
  const mount = (around: Surroundings): Stepper => {
    const stepper = makeStepper(around);
    made.push(stepper);
    return stepper;
  };
  return { part: { style: '.fake{color:red}', readOptions, mount }, made };
}

function makeStepper(around: Surroundings): FakeStepper {
  const told: unknown[] = [];
  const listeners = new Set<(where: Where) => void>();
  let at: string = around.options.at;
  let playing = false;
  let gone = false;
  around.root.innerHTML = '<section tabindex="0">fake</section>';
  const where = () => ({ at, text: `At ${at}.`, step: 1, steps: 9 });
  const go = (to: string) => {
    at = to;
    for (const listener of listeners) listener(where());
  };
  return {
    around,
    told,
    get gone() {
      return gone;
    },
    get where() {
      return where();
    },
    get playing() {
      return playing;
    },
    send: (command) => {
      told.push(command);
      if (command === 'toggle-play') playing = !playing;
      if (command === 'next') go(`${at}+`);
    },
    goTo: (to) => {
      told.push(['goTo', to]);
      go(to);
    },
    change: (options) => told.push(options),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => {
      gone = true;
    },
  };
}
