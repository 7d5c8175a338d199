/** The words of an analysis in one language: a piece of script of its own. */
import { analysis } from '../../../explain/messages/el/analysis.ts';
import { ledger } from '../../../explain/messages/el/ledger.ts';
import { report } from '../../../explain/messages/el/report.ts';
import { review } from '../../../explain/messages/el/review.ts';
import type { AnalysisWords } from '../words.ts';

export const words: AnalysisWords = { analysis, ledger, report, review };
