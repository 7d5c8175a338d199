/** The logs to try when none is at hand. */
import type { Sample } from './Chooser.tsx';

/** `logs`: the address under which the site keeps its logs, a slash at its end. */
export function samplesOf(logs: string): readonly [good: Sample, faulty: Sample] {
  return [sample(logs, 'sevens-rule'), sample(logs, 'with-faults')];
}

function sample(logs: string, name: string): Sample {
  return { name: `${name}.revlog`, href: `${logs}${name}.revlog` };
}
