import { Trans } from '@lingui/react/macro';
import type { FallenYears } from '#domain/exams/practical/count-fallen-years.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';

interface TriedYearsProps {
  years: NonNullable<Practical['years']>;
  policy: Policy;
  /** What came of the policy, once it was tried. */
  tried: readonly FallenYears[] | undefined;
  percent: (value: number) => string;
}

/** In how many of the possible years a policy may fall how far, and in how many it did. Nothing moves when it is tried. */
export function TriedYears({ years, policy, tried, percent }: TriedYearsProps) {
  const { of, marks } = years;
  return (
    <div role="status">
      <ul className="grid gap-4">
        {marks.map(({ win_chance: chance, fall: given, fewer_than: most }, place) => {
          const fall = given ?? policy.floor ?? 100;
          const fallen = tried?.[place]?.fallen;
          const holds = fallen !== undefined && fallen < most;
          return (
            <li key={chance} className="grid gap-1 text-15">
              <p className="text-muted">
                <Trans>
                  With {percent(chance)} wins, fewer than {most} of {of} years may fall {percent(fall)} or
                  more.
                </Trans>
              </p>
              <p className="font-semibold">
                {fallen === undefined ? (
                  <span className="font-normal text-muted">
                    <Trans>Not tried yet</Trans>
                  </span>
                ) : holds ? (
                  <Trans>{fallen} do: it holds</Trans>
                ) : (
                  <span className="text-danger">
                    <Trans>{fallen} do: it does not hold</Trans>
                  </span>
                )}
              </p>
              <div aria-hidden="true" className="relative h-4 max-w-80 border-b border-line">
                {fallen !== undefined && (
                  <span
                    className={`absolute start-0 bottom-0 h-2 ${holds ? 'bg-ink' : 'bg-danger'}`}
                    style={{ inlineSize: `${Math.min(100, (50 * fallen) / most)}%` }}
                  />
                )}
                <span className="absolute start-1/2 bottom-0 h-4 border-s border-plum" />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
