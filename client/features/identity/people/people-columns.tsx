import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListedPerson } from '#domain/identity/people-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { usePictureAddresses } from '../picture/picture-addresses.ts';
import { Portrait } from '../picture/portrait.tsx';
import { AccountBadges } from './account-badges.tsx';
import { personName, useAccountStates, usePlanStatusNames } from './account-words.ts';
import { usePlanNames } from './plan-names.ts';

/** The columns of the list of people. @param people those of its page, whose pictures are fetched together */
export function usePeopleColumns(people: readonly ListedPerson[]): readonly TableColumn<ListedPerson>[] {
  const { t, i18n } = useLingui();
  const pictures = usePictureAddresses(people.filter((person) => person.has_picture).map(({ id }) => id));
  const planName = usePlanNames();
  const statusName = usePlanStatusNames();
  return [
    {
      id: 'email',
      head: t`Account`,
      cell: (person) => (
        <div className="flex items-center gap-3">
          <Portrait name={personName(person)} address={pictures?.get(person.id)} size="small" />
          <div>
            <Link
              to="/admin"
              search={(before) => ({ ...before, open: person.id })}
              className="font-semibold text-plum underline underline-offset-4"
            >
              <bdi>{personName(person)}</bdi>
            </Link>
            {person.full_name !== null && person.email !== null && (
              <bdi className="block text-muted">{person.email}</bdi>
            )}
          </div>
        </div>
      ),
    },
    { id: 'state', head: t`State`, sortable: false, cell: (person) => <AccountBadges person={person} /> },
    {
      id: 'plan',
      head: t`Plan`,
      sortable: false,
      cell: ({ plan_id: plan, plan_status: status }) =>
        plan === null ? (
          '–'
        ) : (
          <>
            {planName(plan)}
            <span className="block text-muted">{statusName(status)}</span>
          </>
        ),
    },
    {
      id: 'enrolments',
      head: t`Enrolments`,
      numeric: true,
      sortable: false,
      cell: ({ enrolments }) => formatNumber(enrolments, i18n.locale),
    },
    { id: 'created_at', head: t`Signed up`, cell: ({ created_at: at }) => <Moment value={at} /> },
    {
      id: 'last_sign_in_at',
      head: t`Last signed in`,
      cell: ({ last_sign_in_at: at }) => (at === null ? '–' : <Moment value={at} />),
    },
  ];
}

/** The columns of the file of people. */
export function usePeopleCsvColumns(): readonly CsvColumn<ListedPerson>[] {
  const { t } = useLingui();
  const statesOf = useAccountStates();
  return [
    { head: 'id', text: ({ id }) => id },
    { head: t`Email`, text: ({ email }) => email },
    { head: t`Full name`, text: ({ full_name: name }) => name },
    {
      head: t`Role`,
      text: ({ is_admin: isAdmin }) => (isAdmin ? t({ message: 'Admin', context: 'role' }) : t`Learner`),
    },
    { head: t`State`, text: (person) => statesOf(person).join(', ') },
    { head: t`Demonstration`, text: ({ is_demonstration: isDemo }) => (isDemo ? t`Yes` : t`No`) },
    { head: t`Plan`, text: ({ plan_id: plan }) => plan },
    { head: t`Enrolments`, text: ({ enrolments }) => enrolments },
    { head: t`Signed up`, text: ({ created_at: at }) => at },
    { head: t`Last signed in`, text: ({ last_sign_in_at: at }) => at },
  ];
}
