/** The Worker that reviews rounds, one a message. */
import { reviewRounds } from '../../analysis/review/review-match.ts';
import type { FromReviewer, ToReviewer } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  postMessage(answerTo(data));
});

function answerTo({ head, round, made }: ToReviewer): FromReviewer {
  try {
    const [review] = reviewRounds(head, [round], made);
    return review ? { type: 'reviewed', review } : { type: 'failed' };
  } catch {
    return { type: 'failed' };
  }
}
