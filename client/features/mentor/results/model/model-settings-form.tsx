import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { ModelSettings } from '#domain/mentor/model/contract.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useSaveModelSettings } from './save-model-settings.ts';

type Amount = Exclude<keyof ModelSettings, 'is_on'>;

/** Whether the connected model may be used, its budgets, and what it costs. */
export function ModelSettingsForm({ name, is_on, ...amounts }: ModelSettings & { name: string }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const saving = useSaveModelSettings();
  const [isOn, setIsOn] = useState(is_on);
  const [typed, setTyped] = useState<Readonly<Record<Amount, string>>>({
    replies_per_learner: String(amounts.replies_per_learner),
    tokens_per_learner: String(amounts.tokens_per_learner),
    tokens_per_day: String(amounts.tokens_per_day),
    input_price: String(amounts.input_price),
    output_price: String(amounts.output_price),
  });
  const [wrong, setWrong] = useState<readonly Amount[]>([]);
  const fields: readonly (readonly [Amount, string, number])[] = [
    ['replies_per_learner', t`Replies a day for one learner`, 10_000],
    ['tokens_per_learner', t`Tokens a day for one learner`, 1_000_000_000],
    ['tokens_per_day', t`Tokens a day for all together`, 1_000_000_000],
    ['input_price', t`Price of a million tokens sent`, 10_000],
    ['output_price', t`Price of a million tokens received`, 10_000],
  ];
  const save = () => {
    const read = fields.map(([field, , most]) => {
      const value = parseNumber(typed[field], i18n.locale);
      const isCount = !field.endsWith('price');
      const isRight = value !== null && value >= 0 && value <= most && (!isCount || Number.isInteger(value));
      return { field, value: value ?? 0, isRight };
    });
    const faults = read.filter(({ isRight }) => !isRight).map(({ field }) => field);
    setWrong(faults);
    if (faults.length > 0) return;
    const values = Object.fromEntries(read.map(({ field, value }) => [field, value])) as Record<
      Amount,
      number
    >;
    saving.mutate(
      { is_on: isOn, ...values },
      {
        onSuccess: () => toast.success(t`Saved`),
        onError: (error) => toast.error(t`This could not be saved. ${describe(error)}`),
      },
    );
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Checkbox
        label={
          <Trans>
            The mentor may use “{name}” for learners who agree. Each sentence is checked against the lessons;
            what does not hold is not shown.
          </Trans>
        }
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(([field, label, most]) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            value={typed[field]}
            error={wrong.includes(field) ? t`Type a number from 0 to ${most}.` : undefined}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
      </div>
      <Button type="submit" pending={saving.isPending} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
