import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { LEVEL_CUTS } from '#domain/placement/levels.ts';
import type { PlacementResult } from '#domain/placement/placement-result.ts';
import type { StrandRange } from '#domain/placement/strand-range.ts';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { LevelRange } from './level-range.tsx';
import { placeOfAbility } from './place-of-ability.ts';

interface StrandRangesProps {
  result: PlacementResult;
  /** The strand in which one begins; null where it is none in particular. */
  begin: string | null;
}

/** A range for each strand asked, on the three levels, that in which one begins in plum; the others are not asked. */
export function StrandRanges({ result, begin }: StrandRangesProps) {
  const { t } = useLingui();
  const names = useStrandNames();
  const unknown = result.strands.filter(({ strand }) => !names.has(strand)).map(({ strand }) => strand);
  return (
    <table className="w-full border-collapse text-15 max-sm:block">
      <caption className="pb-3 text-start text-muted max-sm:block">
        <Trans>Each bar holds your true level, eight chances in ten. More questions make it shorter.</Trans>
      </caption>
      <thead className="max-sm:block">
        <tr className="text-muted max-sm:block">
          <th scope="col" className="sr-only">
            <Trans>Subject</Trans>
          </th>
          <th scope="col" aria-label={t`Level`} className="w-1/2 pb-2 font-normal max-sm:block max-sm:w-full">
            <span className="grid grid-cols-3 text-center">
              <span>
                <Trans>Foundations</Trans>
              </span>
              <span>
                <Trans>Practice</Trans>
              </span>
              <span>
                <Trans>Evidence</Trans>
              </span>
            </span>
          </th>
          <th scope="col" className="sr-only">
            <Trans>Questions</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {[...names.keys(), ...unknown].map((strand) => {
          const range = result.strands.find((other) => other.strand === strand);
          return (
            <tr
              key={strand}
              // On a phone the bar has a line of its own, as wide as the screen.
              className="border-y border-line max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:pt-2"
            >
              <th
                scope="row"
                className={`py-2 pe-3 text-start max-sm:py-0 ${range || strand === begin ? 'font-semibold' : 'font-normal text-muted'} ${strand === begin ? 'text-plum' : ''}`}
              >
                {names.get(strand) ?? strand}
              </th>
              <td className="p-0 max-sm:order-1 max-sm:col-span-2">
                <RangeBar range={range} isBeginning={strand === begin} />
              </td>
              <td className="py-2 ps-3 text-muted max-sm:py-0">
                {range === undefined ? (
                  <Trans>not asked</Trans>
                ) : range.asked === 1 ? (
                  <Trans>1, only a hint</Trans>
                ) : (
                  <Plural value={range.asked} one="# question" other="# questions" />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The bar is filled where more than one answer speaks for it. */
function RangeBar({ range, isBeginning }: { range: StrandRange | undefined; isBeginning: boolean }) {
  const cuts = LEVEL_CUTS.map(placeOfAbility);
  return (
    <div className="relative h-10 border-x border-line">
      {cuts.map((at) => (
        <span
          key={at}
          aria-hidden="true"
          className="absolute inset-y-0 border-s border-dashed border-control"
          style={{ insetInlineStart: `${at}%` }}
        />
      ))}
      {range !== undefined && (
        <>
          <span
            aria-hidden="true"
            className={`absolute top-3.5 h-3 border-2 ${isBeginning ? 'border-plum' : 'border-ink'} ${range.asked > 1 ? (isBeginning ? 'bg-plum forced-colors:bg-[Highlight]' : 'bg-ink forced-colors:bg-[CanvasText]') : 'bg-paper'}`}
            style={{
              insetInlineStart: `${placeOfAbility(range.low)}%`,
              inlineSize: `${placeOfAbility(range.high) - placeOfAbility(range.low)}%`,
            }}
          />
          <span className="sr-only">
            <LevelRange range={range} />
          </span>
        </>
      )}
      {isBeginning && (
        <span
          className="absolute top-2.5 bg-paper px-1 text-13 font-semibold text-plum"
          style={labelPlace(range)}
        >
          <Trans>begin here</Trans>
        </span>
      )}
    </div>
  );
}

/** Beside the bar, where there is more room: behind it as long as it ends in the first half. */
function labelPlace(range: StrandRange | undefined): CSSProperties {
  if (range === undefined) return { insetInlineStart: '0.25rem' };
  const [low, high] = [placeOfAbility(range.low), placeOfAbility(range.high)];
  return 100 - high >= low
    ? { insetInlineStart: `calc(${high}% + 0.25rem)` }
    : { insetInlineEnd: `calc(${100 - low}% + 0.25rem)` };
}
