/** The Worker that plays both ways of a choice out. One question, one answer, in their order. */
import { type WorthQuestion, worthOf } from './worth.ts';

addEventListener('message', ({ data }: MessageEvent<WorthQuestion>) => {
  try {
    postMessage(worthOf(data));
  } catch {
    postMessage(null);
  }
});
