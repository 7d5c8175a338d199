/** The words of an analysis in one language: a piece of script of its own. */
import { analysis } from '../../../explain/messages/hu/analysis.ts';
import { ledger } from '../../../explain/messages/hu/ledger.ts';
import { report } from '../../../explain/messages/hu/report.ts';
import { review } from '../../../explain/messages/hu/review.ts';
import type { AnalysisWords } from '../words.ts';

export const words: AnalysisWords = { analysis, ledger, report, review };
