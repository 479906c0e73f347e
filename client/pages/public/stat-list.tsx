import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { OperatorMark } from './operator-mark.tsx';
import { useLocalized } from './page-context.tsx';

/** Figures the operator states, side by side. */
export function StatList({ stats }: { stats: SiteFile['stats'] }) {
  const localized = useLocalized();
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line">
      {stats.map((stat) => (
        <div
          key={stat.id}
          className="flex flex-col-reverse justify-end px-2 py-4 first:ps-0 last:pe-0 min-[23rem]:px-3 sm:px-6 sm:py-6"
        >
          <dt className="text-13 text-muted sm:text-15">{localized(stat.label)}</dt>
          <dd className="font-serif text-20 min-[23rem]:text-24 sm:text-32">
            <span dir="ltr">{stat.value}</span>
            <OperatorMark statement={stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
