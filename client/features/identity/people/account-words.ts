import { useLingui } from '@lingui/react/macro';
import type { ACCOUNT_STATES, ListedPerson } from '#domain/identity/people-contract.ts';

/** The states of accounts in the active language. */
export function useStateNames(): Readonly<Record<(typeof ACCOUNT_STATES)[number], string>> {
  const { t } = useLingui();
  return {
    active: t({ message: 'Active', context: 'account' }),
    unconfirmed: t`Unconfirmed`,
    banned: t`Banned`,
    'to-be-deleted': t`To be deleted`,
  };
}

/** What is to be said of an account beside its name, the most serious first. */
export function useAccountStates(): (person: ListedPerson) => string[] {
  const names = useStateNames();
  return (person) => {
    const states = [
      person.is_banned && names.banned,
      person.deletion_due_at !== null && names['to-be-deleted'],
      !person.is_confirmed && names.unconfirmed,
    ].filter((name) => name !== false);
    return states.length === 0 ? [names.active] : states;
  };
}

/** What somebody is called: their name, else their address, else the beginning of their id. */
export function personName({ full_name: name, email, id }: Pick<ListedPerson, 'full_name' | 'email' | 'id'>) {
  return name?.trim() || email || id.slice(0, 8);
}

/** The states of subscriptions in the active language. */
export function usePlanStatusNames(): (status: string | null) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    trialing: t`Trial`,
    active: t({ message: 'Active', context: 'subscription' }),
    past_due: t`Past due`,
    canceled: t({ message: 'Canceled', context: 'subscription' }),
    expired: t({ message: 'Expired', context: 'subscription' }),
  };
  return (status) => names[status ?? ''] ?? '';
}
