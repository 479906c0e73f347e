import { drawNewItem } from '#domain/exams/draw-sitting.ts';
import { nextNewItemFrom } from '#domain/exams/sitting-rule.ts';
import type { Query } from '../../../adapters/sql.ts';
import { examBank, lastMet } from './exam-bank.ts';
import type { ExamFacts } from './exam-facts.ts';
import { type SittingRecord, type SittingRow, sittingRows } from './sitting-record.ts';

/** Where a learner is with a critical skill that something was missed on. */
export type CriticalProgress = {
  readonly skill: string;
  readonly isShown: boolean;
  /** The new item that is open. */
  readonly open: SittingRow | undefined;
  /** From when on the next one may be asked. */
  readonly againFrom: Date | null;
};

/** The critical skills that something was missed on in a sitting, in the order of the blueprint. */
export function criticalProgress(
  rows: readonly SittingRow[],
  critical: readonly string[],
): CriticalProgress[] {
  return critical.flatMap((skill) => {
    const own = rows.filter((row) => row.skill === skill);
    if (!own.some((row) => !row.is_new_item && row.is_right === false)) return [];
    const again = own.filter((row) => row.is_new_item);
    const missedAt = again.findLast((row) => row.is_right === false)?.answered_at;
    return [
      {
        skill,
        isShown: again.some((row) => row.is_right === true),
        open: again.find((row) => row.is_right === null && row.asked !== null),
        againFrom: missedAt ? nextNewItemFrom(missedAt) : null,
      },
    ];
  });
}

/** Asks a new item on each critical skill that is still to be shown and may be asked now; completes a sitting that has none. */
export async function askNewItems(
  query: Query,
  sitting: SittingRecord,
  exam: ExamFacts,
  { at, random }: { readonly at: Date; readonly random: () => number },
): Promise<void> {
  if (sitting.isPassed !== true || sitting.completedAt !== null) return;
  const rows = await sittingRows(query, sitting);
  const progress = criticalProgress(rows, exam.critical);
  if (progress.every(({ isShown }) => isShown)) {
    await query('update public.exam_sittings set completed_at = $2 where id = $1', [sitting.id, at]);
    return;
  }
  // One that is shown again is being answered now: the mentor says nothing meanwhile.
  const shown = progress.flatMap(({ isShown, open }) => (!isShown && open ? [open.place] : []));
  if (shown.length > 0) {
    await query('update public.exam_answers set asked_at = $3 where sitting_id = $1 and place = any($2)', [
      sitting.id,
      shown,
      at,
    ]);
  }
  const wanted = progress.filter(
    ({ isShown, open, againFrom }) => !isShown && !open && (againFrom === null || againFrom <= at),
  );
  if (wanted.length === 0) return;
  const bank = await examBank(query, sitting.lessonId);
  const lots = {
    asked: new Set(rows.map((row) => row.item_id)),
    lastMet: await lastMet(query, sitting.userId, sitting.lessonId),
    random,
  };
  let place = rows.length;
  for (const { skill } of wanted) {
    // Once all were asked, the one that was asked longest ago is asked with other numbers.
    const item = drawNewItem(bank, skill, lots) ?? drawNewItem(bank, skill, { ...lots, asked: new Set() });
    if (item === undefined) continue;
    place += 1;
    await query(
      `insert into public.exam_answers (sitting_id, place, user_id, item_id, skill, is_new_item, asked_at)
       values ($1, $2, $3, $4, $5, true, $6)`,
      [sitting.id, place, sitting.userId, item.id, item.skill, at],
    );
  }
}
