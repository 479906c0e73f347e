import { Trans } from '@lingui/react/macro';
import type { FallenYears } from '#domain/exams/practical/count-fallen-years.ts';

interface TriedYearsProps {
  years: readonly FallenYears[];
  percent: (value: number) => string;
}

/** What came of a policy in possible years: how many of them fell too far, beside how many may. */
export function TriedYears({ years, percent }: TriedYearsProps) {
  return (
    <ul role="status" className="grid gap-3">
      {years.map(({ win_chance: chance, fall, fallen, of, fewer_than: most }) => (
        <li key={chance} className="grid gap-1 text-15">
          <p>
            <Trans>
              With {percent(chance)} wins, {fallen} of {of} years fall {percent(fall)} or more; fewer than{' '}
              {most} may.
            </Trans>{' '}
            <strong className={fallen < most ? 'text-success' : 'text-danger'}>
              {fallen < most ? <Trans>It holds.</Trans> : <Trans>It does not hold.</Trans>}
            </strong>
          </p>
          <div aria-hidden="true" className="relative h-4 max-w-80 border-b border-line">
            <span
              className={`absolute bottom-0 start-0 h-2 ${fallen < most ? 'bg-ink' : 'bg-danger'}`}
              style={{ inlineSize: `${Math.min(100, (50 * fallen) / most)}%` }}
            />
            <span className="absolute bottom-0 start-1/2 h-4 border-s border-plum" />
          </div>
        </li>
      ))}
    </ul>
  );
}
