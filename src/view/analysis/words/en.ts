/** The words of an analysis in one language: a piece of script of its own. */
import { analysis } from '../../../explain/messages/en/analysis.ts';
import { ledger } from '../../../explain/messages/en/ledger.ts';
import { report } from '../../../explain/messages/en/report.ts';
import { review } from '../../../explain/messages/en/review.ts';
import type { AnalysisWords } from '../words.ts';

export const words: AnalysisWords = { analysis, ledger, report, review };
