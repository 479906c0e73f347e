import type { CountUse, ProductFunction } from '../product-function.ts';
import type { SimulatorTools } from '../simulator/simulator-tools.ts';
import { answerExamItem } from './answer-exam-item.ts';
import { answerNewItem } from './answer-new-item.ts';
import { appealPractical } from './appeal-practical.ts';
import { appealSitting } from './appeal-sitting.ts';
import { createExportPractical } from './export-practical.ts';
import { finishExam } from './finish-exam.ts';
import { handInExamReport } from './hand-in-exam-report.ts';
import { readExam } from './read-exam.ts';
import { saveExamReport } from './save-exam-report.ts';
import { startExam } from './start-exam.ts';
import { createStartPractical } from './start-practical.ts';
import { createTryPolicy } from './try-policy.ts';

/** The calls of exams by name. @param simulator where the practical part is traded */
export function examFunctions(
  simulator: SimulatorTools,
  countUse: CountUse,
): readonly (readonly [string, ProductFunction])[] {
  return [
    ['read-exam', readExam],
    ['start-exam', startExam],
    ['answer-exam-item', answerExamItem],
    ['finish-exam', finishExam],
    ['answer-new-item', answerNewItem],
    ['appeal-sitting', appealSitting],
    ['save-exam-report', saveExamReport],
    ['hand-in-exam-report', handInExamReport],
    ['try-policy', createTryPolicy(countUse)],
    ['start-practical', createStartPractical(simulator, countUse)],
    ['appeal-practical', appealPractical],
    ['export-practical', createExportPractical(simulator, countUse)],
  ];
}
