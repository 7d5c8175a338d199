/** Tabs with the same match on the table tell one another how far it has come. */
import type { KeptRecord } from './plan.ts';

export interface OtherTabs {
  readonly tell: (kept: KeptRecord) => void;
  readonly close: () => void;
}

const CHANNEL = 'epanastasi-record';

/** `onTold`: what another tab has just kept; the record in it is to be read with care. */
export function otherTabs(onTold: (kept: KeptRecord) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<KeptRecord>) => onTold(data);
  return { tell: (kept) => channel.postMessage(kept), close: () => channel.close() };
}
