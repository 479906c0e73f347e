import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { ApplicationDetail } from '#domain/community/contract.ts';
import { isReviewed as hasEnoughReviews } from '#domain/community/review-rubric.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { LOCALE_NAMES } from '../../../lib/i18n/locales.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDecideApplication } from './decide-application.ts';

const sentences = (complaint: () => string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, complaint), v.maxLength(2000));

const decision = {
  decision: v.picklist(['awarded', 'declined'], () => translate`Choose a decision.`),
  reason: sentences(() => translate`Tell the applicant why.`),
};

const ordinarySchema = v.object(decision);
const overrideSchema = v.object({
  ...decision,
  override_reason: sentences(() => translate`Say why you do not wait for two reviews.`),
});

type Fields = v.InferOutput<typeof ordinarySchema> & { override_reason?: string };

/** Awards or declines for good, with a reason that goes out by mail. Before two reviews it asks why not to wait. */
export function DecisionForm({ application }: { application: ApplicationDetail }) {
  const { t } = useLingui();
  const decide = useDecideApplication();
  const isReviewed = hasEnoughReviews(application.reviews);
  const schema: v.GenericSchema<Record<string, unknown>, Fields> = isReviewed
    ? ordinarySchema
    : overrideSchema;
  const { errors, failure, pending, formProps } = useValidatedForm(schema, async (fields) => {
    await decide.mutateAsync({ application_id: application.id, ...fields });
    toast.success(t`Decided. The applicant gets a mail.`);
  });
  const seats = application.program?.left ?? 0;
  return (
    <form {...formProps} aria-label={t`Decision`} className="grid max-w-measure gap-4">
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <Select
        name="decision"
        label={t`Decision`}
        defaultValue=""
        placeholder={t`Choose a decision`}
        options={[
          ...(seats > 0 ? [{ value: 'awarded', label: t`Award the scholarship` }] : []),
          { value: 'declined', label: t`Decline` },
        ]}
        hint={seats > 0 ? undefined : <Trans>Every seat of this program is taken.</Trans>}
        error={errors.decision}
      />
      <TextArea
        name="reason"
        label={t`Reason`}
        hint={
          <Trans>
            The mail tells it to the applicant, who prefers {LOCALE_NAMES[application.preferred_language]}.
          </Trans>
        }
        dir="auto"
        maxLength={2000}
        error={errors.reason}
      />
      {!isReviewed && (
        <TextArea
          name="override_reason"
          label={t`Why not wait for two reviews?`}
          hint={<Trans>Kept with the application; the audit log says that you did not wait.</Trans>}
          rows={2}
          maxLength={2000}
          error={errors.override_reason}
        />
      )}
      <p className="text-15 text-muted">
        <Trans>A decision is made once. The mail goes out at once and cannot be taken back.</Trans>
      </p>
      <Button type="submit" pending={pending} className="justify-self-start">
        <Trans>Decide and send the mail</Trans>
      </Button>
    </form>
  );
}
