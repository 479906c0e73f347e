import { useLingui } from '@lingui/react/macro';
import type { SeasonEntry, SeasonResult } from '#domain/seasons/contract.ts';
import { SEASON_WEIGHTS, type SeasonMeasures } from '#domain/seasons/rank-season.ts';
import { type SeasonPart, seasonParts } from '#domain/seasons/season-parts.ts';
import { DELAYED } from '#domain/seasons/season-terms.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';

interface SeasonRulerProps {
  entry: SeasonEntry | null;
  result: SeasonResult | null;
  /** A line for each part, as on a phone. */
  isNarrow?: boolean;
}

/**
 * A season as a ruler of its hundred points: each measure as long as it counts, inked as far as it is in; once it is over, as far as it
 * is above the others, so that all ink together is the score.
 */
export function SeasonRuler({ entry, result, isNarrow = false }: SeasonRulerProps) {
  const names = useMeasureNames();
  const told = usePartWords({ entry, result });
  const looks = isNarrow ? LINES : RULER;
  return (
    <ol className={looks.list}>
      {seasonParts(entry, result).map((part) => (
        <li key={part.measure} className={looks.part}>
          <Bar part={part} isOver={result !== null} look={looks.bar} />
          <span className="text-15 sm:pe-4">
            <span className="font-semibold">{names[part.measure]}</span>{' '}
            <span className="text-muted">{told(part)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const LINE = 'grid grid-cols-[6rem_1fr] items-baseline gap-x-4';
/** A line for each part, its bar as long as it counts. */
const LINES = { list: 'grid gap-y-2', part: LINE, bar: '' } as const;
/** One ruler where there is room. */
const RULER = {
  list: 'grid gap-x-1 gap-y-2 sm:grid-cols-[45fr_25fr_30fr]',
  part: `${LINE} sm:grid-cols-1 sm:content-start sm:gap-y-2`,
  bar: 'sm:w-full!',
} as const;

function Bar({ part: { share, weight }, isOver, look }: { part: SeasonPart; isOver: boolean; look: string }) {
  const isIn = share === 1 || isOver;
  return (
    <span
      aria-hidden="true"
      className={`block h-2.5 border bg-paper ${isIn ? 'border-ink' : 'border-dashed border-control'} ${look}`}
      style={{ inlineSize: `${(100 * weight) / SEASON_WEIGHTS.examAbility}%` }}
    >
      <span
        className={`block h-full ${isIn ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-plum forced-colors:bg-[Highlight]'}`}
        style={{ inlineSize: `${100 * share}%` }}
      />
    </span>
  );
}

function useMeasureNames(): Readonly<Record<keyof SeasonMeasures, string>> {
  const { t } = useLingui();
  return { examAbility: t`Exam ability`, delayedRetention: t`Delayed retention`, process: t`Process` };
}

/** How much a part counts, and how it stands. */
function usePartWords({ entry, result }: SeasonRulerProps) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    formatNumber(share, i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  return ({ measure, weight, share }: SeasonPart): string => {
    const counts = percent(weight / 100);
    if (result !== null) {
      const others = percent(share);
      return t`counts ${counts}; above ${others} of the others`;
    }
    if (entry === null) return t`counts ${counts}`;
    const answers = entry.delayed_answers;
    const least = DELAYED.answers;
    if (share === 1) return t`counts ${counts}; it is in`;
    if (measure === 'delayedRetention') return t`counts ${counts}; ${answers} of ${least} delayed reviews`;
    if (entry.session_id === null) return t`counts ${counts}; the session is not begun`;
    return t`counts ${counts}; the session is under way`;
  };
}
