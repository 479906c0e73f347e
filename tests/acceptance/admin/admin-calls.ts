/** A call of admins with a body that its schema takes. */
export type AdminCall = { readonly name: string; readonly body: Readonly<Record<string, unknown>> };

const SUBJECT = '00000000-0000-4000-8000-000000000001';

/** Every call of admins. Others than admins try each of them; one that is missing here fails the test. */
export const adminCalls: readonly AdminCall[] = [
  {
    name: 'decide-application',
    body: { application_id: SUBJECT, decision: 'declined', reason: 'A reason.' },
  },
];
