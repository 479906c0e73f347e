import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonDetails } from '#domain/identity/people-contract.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { Moment } from '../../../../ui/value/date-display.tsx';
import { Fact } from '../../../../ui/fact.tsx';
import { LevelName } from '../../../../ui/value/level-name.tsx';
import { usePictureAddresses } from '../../picture/picture-addresses.ts';
import { Portrait } from '../../picture/portrait.tsx';
import { AccountBadges } from '../account-badges.tsx';
import { personName, usePlanStatusNames } from '../account-words.ts';
import { usePlanNames } from '../plan-names.ts';

/** Who somebody is to an admin: the account, the plan, and how far their learning has come. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const { t, i18n } = useLingui();
  const planName = usePlanNames();
  const statusName = usePlanStatusNames();
  const { plan_id: plan, skill_level: level } = person;
  const pictures = usePictureAddresses(person.has_picture ? [person.id] : []);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Portrait name={personName(person)} address={pictures?.get(person.id)} size="small" />
        <h2 className="text-24">
          <bdi>{personName(person)}</bdi>
        </h2>
        <AccountBadges person={person} />
      </div>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={t`Email`}>{person.email !== null && <bdi>{person.email}</bdi>}</Fact>
        <Fact name={t`Signed up`}>
          <Moment value={person.created_at} />
        </Fact>
        <Fact name={t`Last signed in`}>
          {person.last_sign_in_at !== null && <Moment value={person.last_sign_in_at} />}
        </Fact>
        <Fact name={t`Plan`}>{plan !== null && `${planName(plan)}, ${statusName(person.plan_status)}`}</Fact>
        <Fact name={t`Level`}>
          {level !== null && <LevelName level={level.charAt(0).toUpperCase() + level.slice(1)} />}
        </Fact>
        <Fact name={t`Completed steps of onboarding`}>
          {formatNumber(person.onboarding_steps, i18n.locale)}
        </Fact>
        <Fact name={t`Certificates`}>{formatNumber(person.certificates, i18n.locale)}</Fact>
        {person.deletion_due_at !== null && (
          <Fact name={t`Will be deleted`}>
            <Moment value={person.deletion_due_at} />
          </Fact>
        )}
        {person.is_banned && (
          <>
            <Fact name={t`Banned until`}>
              {person.ban_ends_at === null ? (
                <Trans>Somebody lifts the ban</Trans>
              ) : (
                <Moment value={person.ban_ends_at} />
              )}
            </Fact>
            <Fact name={t`Reason of the ban`}>
              {person.ban_reason !== null && <bdi>{person.ban_reason}</bdi>}
            </Fact>
          </>
        )}
      </dl>
    </>
  );
}
