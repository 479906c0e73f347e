import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { MemoryChart } from './memory-chart.tsx';

/** What is remembered: the last two weeks, and the next two with the reviews to come and without them. */
export function MemorySection({ memory }: { memory: ReadMemoryResponse }) {
  const { i18n } = useLingui();
  const percent = (share: number) => formatNumber(share, i18n.locale, { style: 'percent' });
  const due = memory.future[0]?.due ?? 0;
  const last = memory.future.at(-1);
  const [kept, without] = [percent(last?.kept ?? 0), percent(last?.without ?? 0)];
  return (
    <section aria-labelledby="memory" className="grid content-start gap-4 border-t border-line pt-4">
      <div>
        <h2 id="memory" className="text-24">
          <Trans>What you remember</Trans>
        </h2>
        <p className="text-15 text-muted">
          {due > 0 && (
            <>
              <Plural value={due} one="# review is due today." other="# reviews are due today." />{' '}
            </>
          )}
          <Trans>
            In two weeks you recall {kept} with your reviews, {without} without them.
          </Trans>
        </p>
      </div>
      <MemoryChart memory={memory} />
    </section>
  );
}
