import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'advanced', label: 'Advanced' },
];
const plans = [
  { value: 'basic', label: 'Basic', detail: 'All courses for beginners' },
  {
    value: 'pro',
    label: 'Pro, with a name that is much longer than the others and has to wrap on a phone',
    detail: 'Every course, and the mentor answers without a limit on the number of questions',
  },
];

/** What is filled in: each control empty, filled, with a hint, with an error, disabled. */
export function FieldSpecimens() {
  return (
    <SpecimenGroup title="Fields">
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="TextField" stacked>
          <TextField label="Full name" autoComplete="off" />
          <TextField label="Email" hint="We write once, to confirm it." defaultValue="ada@example.org" />
          <TextField label="Age" error="Enter a number." defaultValue="thirty" />
          <TextField label="Country" placeholder="Such as Kenya" />
          <TextField label="Account" disabled defaultValue="Cannot be changed" />
        </Specimen>
        <Specimen name="PasswordField, Select" stacked>
          <PasswordField label="Password" autoComplete="current-password" />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            defaultValue="short"
            error="Use at least 10 characters."
          />
          <Select label="Level" options={levels} placeholder="Choose a level" defaultValue="" />
          <Select label="Level, chosen" options={levels} defaultValue="advanced" />
          <Select label="Level, refused" options={levels} error="Choose one." />
        </Specimen>
        <Specimen name="TextArea" stacked>
          <TextArea label="Reason" hint="The applicant reads it." rows={2} />
          <TextArea label="Description" defaultValue="Two lines\nof text" error="Use fewer words." rows={2} />
        </Specimen>
        <Specimen name="Checkbox" stacked>
          <Checkbox label="Remember me" />
          <Checkbox label="Remember me, ticked" defaultChecked />
          <Checkbox
            label="I have read the terms, the privacy notice and the risk disclosure, and I am old enough"
            error="Please accept to continue."
          />
          <Checkbox label="Not on offer" disabled />
        </Specimen>
        <RadioCardsSpecimen />
      </div>
      <FailureSpecimen />
    </SpecimenGroup>
  );
}

function RadioCardsSpecimen() {
  const [plan, setPlan] = useState<string | null>('pro');
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <Specimen name="RadioCards" stacked>
      <RadioCards legend="Choose a plan" options={plans} value={plan} onChange={setPlan} />
      <RadioCards
        legend="Choose a level"
        options={levels}
        value={refused}
        onChange={setRefused}
        error={refused === null ? 'Choose one.' : undefined}
      />
    </Specimen>
  );
}

function FailureSpecimen() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Specimen name="FormFailure: takes the focus" stacked>
      {attempts > 0 && <FormFailure key={attempts} reason="This email and password do not match." />}
      <Button look="secondary" className="justify-self-start" onClick={() => setAttempts(attempts + 1)}>
        Refuse the form
      </Button>
    </Specimen>
  );
}
