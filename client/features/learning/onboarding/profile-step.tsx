import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isPlainName, tidyName } from '#domain/kernel/plain-name.ts';
import { EXPERIENCE_LEVELS } from '#domain/learning/profile.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { StepFrame } from './step-frame.tsx';

/** Longer than any name, and short enough for every place that shows it. */
const NAME_LENGTH = 200;

/** Step 2: experience, language, and the name where it is not known. */
export function ProfileStep({ saved, saveDraft, complete, ...frame }: OnboardingStepProps) {
  const { t, i18n } = useLingui();
  const user = useSignedInUser();
  const [profile, setProfile] = useState({
    name: textOf(saved.name) || textOf(user.user_metadata.full_name),
    experience: textOf(saved.experience),
    language: textOf(saved.language) || i18n.locale,
  });
  // Known since signing up; it can be changed in the account.
  const [nameIsAsked] = useState(() => textOf(user.user_metadata.full_name).trim() === '');
  const [checked, setChecked] = useState(false);
  const change = (part: Partial<typeof profile>) => {
    const changed = { ...profile, ...part };
    setProfile(changed);
    saveDraft(changed);
  };
  const names = {
    beginner: t`I have never traded`,
    some: t`I have tried it a few times`,
    intermediate: t`I trade now and then`,
    advanced: t`I trade regularly`,
  };
  const name = tidyName(profile.name);
  const linkError = isPlainName(name)
    ? undefined
    : t`A name cannot hold a web address. Leave out the marks : / @ < > and put a space after each dot.`;
  const nameError = name === '' ? t`Enter your name.` : linkError;
  const experienceError = profile.experience === '' ? t`Choose one.` : undefined;
  const goOn = () => {
    setChecked(true);
    if (nameError === undefined && experienceError === undefined) complete({ ...profile, name });
  };
  return (
    <StepFrame {...frame} choices={EXPERIENCE_LEVELS.length} next={<Trans>Continue</Trans>} onNext={goOn}>
      {nameIsAsked && (
        <TextField
          label={t`Full Name`}
          autoComplete="name"
          required
          maxLength={NAME_LENGTH}
          value={profile.name}
          onChange={(event) => change({ name: event.target.value })}
          error={checked ? nameError : undefined}
        />
      )}
      <RadioCards
        numbered
        legend={<Trans>Trading experience</Trans>}
        value={profile.experience}
        onChange={(experience) => change({ experience })}
        options={EXPERIENCE_LEVELS.map((value) => ({ value, label: names[value] }))}
        error={checked ? experienceError : undefined}
      />
      <Select
        label={t`Language`}
        value={profile.language}
        onChange={(event) => change({ language: event.target.value })}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
    </StepFrame>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
