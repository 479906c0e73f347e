import { Plural, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

interface CourseTallyProps {
  course: Pick<Tables<'courses'>, 'modules_count' | 'modules_written'>;
  /** As the database computes it of the lessons that are written; 100 only when all are. */
  percent: number;
  /** The share completed of each written module, 0 to 1, in their order; empty until it is known. */
  modules: readonly number[];
}

/** How far a learner is in a course: a stroke for each module, high when it is done; while it is being written, of what is written. */
export function CourseTally({ course, percent, modules }: CourseTallyProps) {
  const { t, i18n } = useLingui();
  const { modules_count: count, modules_written: written } = course;
  const done = modules.filter((share) => share === 1).length;
  const text = formatNumber(percent / 100, i18n.locale, { style: 'percent' });
  return (
    <div>
      <div
        role="progressbar"
        aria-label={written >= count ? t`Progress` : t`Progress in what is written`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="flex h-5 items-end justify-between gap-px"
      >
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={strokeOf(place < written ? (modules[place] ?? 0) : undefined)} />
        ))}
      </div>
      <p className="mt-1 flex justify-between gap-4 text-15 text-muted">
        <span>
          <Plural value={done} one="# module done" other="# modules done" />
        </span>
        <span>{text}</span>
      </p>
    </div>
  );
}

/** High in ink when all of a module is done, half when it is begun, low ahead, and a point where it is not written yet. */
function strokeOf(share: number | undefined): string {
  const ink = 'w-0.5 bg-ink forced-colors:bg-[CanvasText]';
  if (share === undefined) return 'size-0.5 rounded-full bg-control';
  if (share === 1) return `h-5 ${ink}`;
  return share > 0 ? `h-3.5 ${ink}` : 'h-2 w-0.5 bg-control';
}
