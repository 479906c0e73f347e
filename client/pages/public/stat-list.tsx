import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { OperatorMark } from './operator-mark.tsx';
import { useLocalized } from './page-context.tsx';

/** Figures the operator states, side by side. */
export function StatList({ stats }: { stats: SiteFile['stats'] }) {
  const localized = useLocalized();
  return (
    <dl className="grid divide-line border-y border-line max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
      {stats.map((stat) => (
        <div key={stat.id} className="flex flex-col-reverse justify-end py-6 sm:px-6 sm:first:ps-0">
          <dt className="text-15 text-muted">{localized(stat.label)}</dt>
          <dd className="font-serif text-32">
            <span dir="ltr">{stat.value}</span>
            <OperatorMark statement={stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
