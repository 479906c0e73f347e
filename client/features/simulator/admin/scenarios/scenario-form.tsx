import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import * as v from 'valibot';
import type {
  EditableScenario,
  ListScenarioFilesAnswer,
} from '#domain/simulator/scenario-editing-contract.ts';
import { SIMULATOR_DEPOSITS } from '#domain/simulator/limits.ts';
import { type ScenarioFile, scenarioSchema } from '#domain/simulator/scenarios/scenario-contract.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../../lib/local-draft.ts';
import { withEntry } from '../../../../lib/with-entry.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { GoalFields } from './goal-fields.tsx';
import { MarketFields } from './market-fields.tsx';
import { NumberEntry } from './number-entry.tsx';
import { PlantedFields } from './planted-fields.tsx';
import { PractisedFields } from './practised-fields.tsx';
import { useSaveScenario } from './save-scenario.ts';
import { ScenarioPreview } from './scenario-preview.tsx';

interface ScenarioFormProps {
  /** What it begins as: one that an admin made is changed, one of the content is varied; with no id it is a new one. */
  base: Pick<EditableScenario, 'id' | 'is_edited' | 'scenario'>;
  /** What it can be about. */
  choice: Pick<ListScenarioFilesAnswer, 'lessons' | 'skills'>;
  onClose: () => void;
}

/**
 * A scenario by its parameters, with what its market could do and what the linter says of it. What was typed is kept on this device
 * until it is saved.
 */
export function ScenarioForm({
  base: { id, is_edited: isEdited, scenario: begun },
  choice,
  onClose,
}: ScenarioFormProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const headingId = useId();
  const key = `admin.scenario.${id}`;
  const [draft, setDraft] = useState<ScenarioFile>(() => keptDraft(key) ?? begun);
  const [isRefused, setIsRefused] = useState(0);
  const saving = useSaveScenario();
  const change = (next: Partial<ScenarioFile>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    // What is not sound could not be taken up again: the last that was is.
    if (v.is(scenarioSchema, changed)) saveDraft(key, changed);
  };
  const { market, plan, debrief } = draft;
  const isSound = v.safeParse(scenarioSchema, draft).success;
  const save = () => {
    if (!isSound) {
      setIsRefused(isRefused + 1);
      return;
    }
    saving.mutate(
      { id: isEdited ? id : null, scenario: draft },
      {
        onSuccess: () => {
          discardDraft(key);
          toast.success(t`The scenario is saved, and in the list of whoever has the simulator.`);
          onClose();
        },
      },
    );
  };
  const limit = (name: 'day_loss_percent' | 'trades_a_day', value: number | undefined) =>
    change({ plan: withEntry(plan, name, value) });
  const amount = numberFormat(i18n.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const words = { lang: 'en', dir: 'ltr' } as const;
  const title = begun.title;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-8 border-t border-line pt-6 desktop:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <form
        noValidate
        className="grid min-w-0 content-start gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) save();
        }}
      >
        <h3 id={headingId} className="text-20">
          {id === '' ? (
            <Trans>A new scenario</Trans>
          ) : isEdited ? (
            <Trans>
              Change <bdi lang="en">“{title}”</bdi>
            </Trans>
          ) : (
            <Trans>
              A variation of <bdi lang="en">“{title}”</bdi>
            </Trans>
          )}
        </h3>
        <TextField
          label={t`Title, in English`}
          maxLength={80}
          {...words}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Group title={<Trans>Where it belongs</Trans>}>
          <PractisedFields scenario={draft} choice={choice} onChange={change} />
        </Group>
        <Group title={<Trans>The market</Trans>}>
          <MarketFields market={market} onChange={(next) => change({ market: next })} />
        </Group>
        <Group title={<Trans>What is planted into it</Trans>}>
          <PlantedFields market={market} onChange={(next) => change({ market: next })} />
        </Group>
        <Group title={<Trans>The account and its limits</Trans>}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t`Deposit`}
              value={String(draft.deposit)}
              options={SIMULATOR_DEPOSITS.map((one) => ({ value: String(one), label: amount.format(one) }))}
              onChange={({ target }) => {
                const deposit = SIMULATOR_DEPOSITS.find((one) => String(one) === target.value);
                if (deposit !== undefined) change({ deposit });
              }}
            />
            <NumberEntry
              label={t`Risk of a trade, in percent`}
              value={plan.risk_percent}
              least={0.1}
              most={10}
              onChange={(value) => change({ plan: { ...plan, risk_percent: value ?? Number.NaN } })}
            />
            <NumberEntry
              label={t`Loss limit of a day, in percent; empty for none`}
              value={plan.day_loss_percent}
              least={0.1}
              most={50}
              isOptional
              onChange={(value) => limit('day_loss_percent', value)}
            />
            <NumberEntry
              label={t`Trades a day; empty for any number`}
              value={plan.trades_a_day}
              least={1}
              most={100}
              isWhole
              isOptional
              onChange={(value) => limit('trades_a_day', value)}
            />
          </div>
        </Group>
        <Group title={<Trans>What it asks for</Trans>}>
          <GoalFields scenario={draft} skills={choice.skills} onChange={(goal) => change({ goal })} />
        </Group>
        <Group title={<Trans>What is said, in English</Trans>}>
          <TextArea
            label={t`Before: what somebody knows`}
            {...words}
            value={draft.briefing}
            onChange={({ target }) => change({ briefing: target.value })}
          />
          <TextArea
            label={t`Afterwards: what the market was`}
            {...words}
            value={debrief.market}
            onChange={({ target }) => change({ debrief: { ...debrief, market: target.value } })}
          />
          <TextArea
            label={t`Afterwards: what to take along`}
            {...words}
            value={debrief.lesson}
            onChange={({ target }) => change({ debrief: { ...debrief, lesson: target.value } })}
          />
        </Group>
        {isRefused > 0 && !isSound && (
          <FormFailure
            key={isRefused}
            reason={t`Something is empty or out of its bounds, or fewer than two conditions are left. Mend it and save again.`}
          />
        )}
        {saving.error !== null && <FormFailure key={saving.submittedAt} reason={describe(saving.error)} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={saving.isPending}>
            <Trans>Save the scenario</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Close; what you typed is kept</Trans>
          </Button>
        </div>
      </form>
      <ScenarioPreview draft={draft} begun={begun} isSound={isSound} />
    </section>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-17 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** What was typed before and not saved. Anybody at this device may have changed it. */
function keptDraft(key: string): ScenarioFile | undefined {
  const kept = v.safeParse(scenarioSchema, loadDraft(key));
  return kept.success ? kept.output : undefined;
}
