/** The answer of the rules to a choice of cards; spoken when it changes. */
import { useReading } from './reading.ts';
import { Sentence } from './Sentence.tsx';
import type { VerdictResult } from './use-verdict.ts';

export function Verdict({ verdict }: { readonly verdict: VerdictResult | null }) {
  const { choices } = useReading().words.player;
  return (
    <p class={`verdict ${verdictClass(verdict)}`} role="status">
      {verdict === 'failed' && choices.failed}
      {verdict !== null &&
        verdict !== 'failed' &&
        (verdict.legal ? choices.legal : <Sentence rich={verdict.reason} />)}
    </p>
  );
}

function verdictClass(verdict: VerdictResult | null): string {
  if (verdict === null || verdict === 'failed') return '';
  return verdict.legal ? 'yes' : 'no';
}
