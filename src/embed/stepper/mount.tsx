/** Mounts a player in a root: loads its words, makes its board, and answers for it to whoever mounted it. */
import { render } from 'preact';
import { Controller } from '../../view/controller/controller.ts';
import { type Command, FIRST_STATE } from '../../view/controller/state.ts';
import type { Options } from '../../view/options.ts';
import { type Moment, momentOf } from '../../view/player/moment.ts';
import type { FitTable } from '../box/box.ts';
import type { Teller } from '../teller/teller.ts';
import type { StepperWords } from '../words/stepper-words.ts';
import { boardOf } from './board-of.ts';
import { readySource } from './ready-source.ts';
import { Stepper as StepperView } from './Stepper.tsx';
import type { Stepper, Surroundings } from './stepper.ts';
import { whereOf } from './where.ts';

/** Rejects where its words, or the sentences for hidden hands, cannot be had. */
export async function mountStepper({
  root,
  showing,
  options: first,
  load,
  fit,
}: Surroundings): Promise<Stepper> {
  const { locale } = showing;
  const parts = [`words.${locale}`, 'cards', ...(fit === 'box' ? ['box'] : [])];
  const [words, cards, fitTable = null] = (await Promise.all(parts.map(load))) as [
    StepperWords,
    string,
    FitTable?,
  ];
  const ready = readySource(showing);
  const controller = new Controller(ready.source, FIRST_STATE, ready.source.round(0));
  let options = first;
  let teller: Teller | null = null;
  let board = boardOf(ready, words, showing, teller, load);

  const learnToTell = async () => {
    teller ??= (await load(`teller.${locale}`)) as Teller;
    board = boardOf(ready, words, showing, teller, load);
  };
  const obey = (command: Command) => {
    if (teller || !hides(command, controller)) controller.send(command);
    else {
      learnToTell().then(
        () => {
          controller.send(command);
          draw();
        },
        () => {},
      );
    }
  };
  const whole = ({ frame, state }: Moment) => {
    const pov = state.pov !== null && showing.source.head.players[state.pov]?.id;
    // The page of a log that a link brings along has it in its hash already.
    const mark = showing.page.includes('#') ? '&' : '#';
    const said = [
      `${mark}at=${encodeURIComponent(frame.at)}`,
      pov && `pov=${encodeURIComponent(pov)}`,
      state.reveal !== 'open' && `reveal=${state.reveal}`,
    ];
    return showing.page && showing.page + said.filter(Boolean).join('&');
  };
  const place = { showing, load, whole };
  const draw = () =>
    render(
      <>
        <div dangerouslySetInnerHTML={{ __html: cards }} />
        <StepperView
          board={board}
          controller={controller}
          options={options}
          fit={fitTable}
          place={place}
          obey={obey}
        />
      </>,
      root,
    );
  const apply = (said: Partial<Options>) => {
    const { pov, reveal, at } = said;
    if (reveal !== undefined) controller.send({ type: 'reveal', reveal });
    if (pov !== undefined) {
      const seat = showing.source.head.players.findIndex(({ id }) => id === pov);
      controller.send({ type: 'pov', pov: seat < 0 ? null : seat });
    }
    if (at !== undefined) controller.send({ type: 'go', at });
    draw();
  };
  const where = () => whereOf(board, momentOf(controller.snapshot, board.see));

  if (options.reveal !== 'open') await learnToTell();
  apply(options);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (options.autoplay && !still) controller.send('toggle-play');
  return {
    get where() {
      return where();
    },
    get playing() {
      return controller.snapshot.state.playing;
    },
    send: obey,
    goTo: (at) => controller.send({ type: 'go', at }),
    change: (said) => {
      options = { ...options, ...said };
      if (teller || (said.reveal ?? 'open') === 'open') apply(said);
      else
        learnToTell().then(
          () => apply(said),
          () => {},
        );
    },
    subscribe: (listener) => onStep(controller, () => listener(where())),
    destroy: () => render(null, root),
  };
}

/** Whether cards are hidden once a command is carried out. */
function hides(command: Command, { snapshot }: Controller): boolean {
  if (command === 'toggle-hands') return snapshot.state.reveal === 'open';
  return typeof command === 'object' && command.type === 'reveal' && command.reveal !== 'open';
}

function onStep(controller: Controller, step: () => void): () => void {
  let last = controller.snapshot.state.position;
  return controller.subscribe(() => {
    const { position } = controller.snapshot.state;
    if (position === last) return;
    last = position;
    step();
  });
}
