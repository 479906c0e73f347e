import { type RecomputedPart, recomputePractical } from './recompute-practical.ts';
import { recomputeSeason } from './recompute-season.ts';

/** Computes again what a file that somebody took along tells, of a practical part or of a season. @throws when it is neither */
export function recomputeFile(text: string): RecomputedPart[] {
  const { format } = JSON.parse(text) as { format?: unknown };
  return format === 'ledgerline-season-1' ? recomputeSeason(text) : recomputePractical(text);
}
