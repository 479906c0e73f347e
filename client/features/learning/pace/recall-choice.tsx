import { useLingui } from '@lingui/react/macro';
import { DEFAULT_PACE, RECALL_CHOICES, REVIEWS_AT_RECALL } from '#domain/knowledge/pace.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Select } from '../../../ui/form/select.tsx';
import { usePace } from './fetch-pace.ts';
import { useSavePace } from './save-pace.ts';

/** How much the learner wants to recall, each choice with what it costs in reviews. */
export function RecallChoice() {
  const { t, i18n } = useLingui();
  const pace = usePace().data ?? DEFAULT_PACE;
  const save = useSavePace();
  return (
    <Select
      label={t`How much to recall`}
      hint={t`The more of what you learned you want to recall, the more often it is asked. It holds from your next answer on.`}
      value={String(pace.target_recall)}
      options={RECALL_CHOICES.map((share) => {
        const percent = formatNumber(share, i18n.locale, { style: 'percent' });
        const reviews = REVIEWS_AT_RECALL[share];
        return {
          value: String(share),
          label:
            share === DEFAULT_PACE.target_recall
              ? t`${percent}, as usual`
              : t`${percent}: about ${reviews} reviews instead of 100`,
        };
      })}
      onChange={(event) => {
        const chosen = RECALL_CHOICES.find((share) => String(share) === event.target.value);
        if (chosen !== undefined) save({ target_recall: chosen });
      }}
    />
  );
}
