import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChosenMails } from '#domain/knowledge/mail-contract.ts';
import { EARLIEST_HOUR, LATEST_HOUR } from '#domain/knowledge/mail-turn.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useMailPreferences } from './fetch-mail-preferences.ts';
import { useSaveMailPreferences } from './save-mail-preferences.ts';

/** Which mails about their learning somebody wants, and at which hour. Every choice holds at once. */
export function MailChoices() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const preferences = useMailPreferences();
  return (
    <QueryState
      query={preferences}
      failed={t`This could not be looked up`}
      describe={describe}
      skeleton={['h-11 w-full', 'h-11 w-full', 'h-20 w-full']}
    >
      {(chosen) => <Choices chosen={chosen} />}
    </QueryState>
  );
}

function Choices({ chosen: kept }: { chosen: ChosenMails }) {
  const { t, i18n } = useLingui();
  const { mutate } = useSaveMailPreferences();
  // A box shows what was pressed in the same moment; what is kept follows.
  const [pressed, setPressed] = useState<ChosenMails | null>(null);
  const chosen = pressed ?? kept;
  const save = (next: ChosenMails) => {
    setPressed(next);
    mutate(next, { onSettled: () => setPressed((now) => (now === next ? null : now)) });
  };
  const isConfirmed = Boolean(useSignedInUser().email_confirmed_at);
  const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: 'UTC' });
  const hours = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR + 1 }, (_, place) => EARLIEST_HOUR + place);
  return (
    <div className="grid w-full gap-4">
      <div>
        <Checkbox
          checked={chosen.reminder}
          onChange={(event) => save({ ...chosen, reminder: event.target.checked })}
          label={t`What is due today, on days on which I have done nothing yet`}
        />
        <Checkbox
          checked={chosen.summary}
          onChange={(event) => save({ ...chosen, summary: event.target.checked })}
          label={t`On Mondays, what became of my week`}
        />
      </div>
      <Select
        label={t`At this hour, by your clock`}
        value={String(chosen.hour)}
        options={hours.map((value) => ({
          value: String(value),
          label: clock.format(Date.UTC(2026, 0, 1, value)),
        }))}
        onChange={(event) => save({ ...chosen, hour: Number(event.target.value) })}
      />
      {!isConfirmed && (
        <p className="text-15 text-muted">
          <Trans>Mails come once you have confirmed your address.</Trans>
        </p>
      )}
    </div>
  );
}
