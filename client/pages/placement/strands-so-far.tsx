import { Plural, Trans } from '@lingui/react/macro';
import type { OpenPlacement } from '#domain/placement/contract.ts';
import { LEVEL_CUTS } from '#domain/placement/levels.ts';
import type { StrandRange } from '#domain/placement/strand-range.ts';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { StretchedSvg } from '../../ui/chart/stretched-svg.tsx';
import { LevelRange } from './level-range.tsx';
import { placeOfAbility } from './place-of-ability.ts';

type Range = Pick<StrandRange, 'low' | 'high'>;

/** How the answers so far have narrowed where somebody probably is: a range for each strand, below the one of everybody. */
export function StrandsSoFar({
  open: { strand: askedNow, strands, start, answered },
}: {
  open: OpenPlacement;
}) {
  const names = useStrandNames();
  const order = [...names.keys()];
  const shown = strands.toSorted((one, other) => order.indexOf(one.strand) - order.indexOf(other.strand));
  return (
    <section aria-labelledby="so-far" className="grid content-start gap-1">
      <h2 id="so-far" className="font-serif text-20">
        {answered === 0 ? (
          <Trans>Everybody begins with the same range</Trans>
        ) : (
          <Plural
            value={answered}
            one="One answer in, the ranges narrow"
            other="# answers in, the ranges narrow"
          />
        )}
      </h2>
      <p className="text-13 text-muted">
        <Trans>
          Thin line: where everybody begins. Bar below it: where you probably are, dashed until it is asked,
          filled after two answers.
        </Trans>
      </p>
      <div aria-hidden="true" className="mt-2 grid grid-cols-3 text-center text-13 text-muted">
        <span>
          <Trans>Foundations</Trans>
        </span>
        <span>
          <Trans>Practice</Trans>
        </span>
        <span>
          <Trans>Evidence</Trans>
        </span>
      </div>
      <ul className="m-0 list-none p-0">
        {shown.map((range) => {
          const isAsked = range.strand === askedNow;
          return (
            <li key={range.strand} className="m-0 border-b border-line py-2 last:border-b-0">
              <p className={`flex justify-between gap-3 text-13 ${isAsked ? 'text-plum' : ''}`}>
                <span className={range.asked > 0 || isAsked ? 'font-semibold' : 'text-muted'}>
                  {names.get(range.strand) ?? range.strand}
                </span>
                <span className={isAsked ? '' : 'text-muted'}>
                  {isAsked ? (
                    <Trans>asked now</Trans>
                  ) : range.asked === 0 ? (
                    <Trans>to come</Trans>
                  ) : (
                    <Plural value={range.asked} one="# answer" other="# answers" />
                  )}
                </span>
              </p>
              <p className="sr-only">
                <LevelRange range={range} />
              </p>
              <Funnel start={start} range={range} isAsked={isAsked} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** From where everybody begins down to where somebody probably is. */
function Funnel({ start, range, isAsked }: { start: Range; range: StrandRange; isAsked: boolean }) {
  const [from, to] = [placeOfAbility(start.low), placeOfAbility(start.high)];
  const [low, high] = [placeOfAbility(range.low), placeOfAbility(range.high)];
  return (
    <div className={`relative mt-1 h-9 rtl:-scale-x-100 ${isAsked ? 'text-plum' : 'text-ink'}`}>
      <StretchedSvg>
        <polygon
          points={`${from},8 ${to},8 ${high},66 ${low},66`}
          stroke="none"
          className={isAsked ? 'fill-plum-soft' : 'fill-sunken'}
        />
        {LEVEL_CUTS.map((cut) => (
          <path
            key={cut}
            d={`M${placeOfAbility(cut)} 0V100`}
            className="stroke-control"
            strokeDasharray="1 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M${from} 8H${to}`} className="stroke-control" vectorEffect="non-scaling-stroke" />
      </StretchedSvg>
      <span
        className={`absolute bottom-1 h-2 border-current transition-[inset,inline-size] duration-200 ${
          range.asked === 0
            ? 'border border-dashed'
            : `border-[1.5px] ${range.asked > 1 ? 'bg-current' : 'bg-paper'}`
        }`}
        style={{ left: `${low}%`, width: `${high - low}%` }}
      />
    </div>
  );
}
