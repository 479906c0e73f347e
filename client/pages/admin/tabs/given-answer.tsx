import { Trans, useLingui } from '@lingui/react/macro';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';
import type { ExplainedItem } from '#domain/placement/contract.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

/** What somebody answered to a question: their number, what they chose, or their order. */
export function GivenAnswer({ explained: { item, answer } }: { explained: ExplainedItem }) {
  const { i18n } = useLingui();
  if (answer === null) return null;
  const given =
    typeof answer === 'number' ? (
      <bdi>{formatQuantity(answer, item.unit, i18n.locale)}</bdi>
    ) : (
      <span lang="en" dir="ltr">
        {answer.map((id, place) => (
          <span key={id}>
            {place > 0 && '; '}
            <SanitisedHtml inline html={item.choices?.find((choice) => choice.id === id)?.html ?? ''} />
          </span>
        ))}
      </span>
    );
  return (
    <p className="font-semibold">
      <Trans>Answered: {given}</Trans>
    </p>
  );
}
