import type { CheckedInvitation } from '#domain/seasons/contract.ts';

/** Where seasons are explained and invitations checked, without a language. */
export const INVITATION_PATH = '/invitation';

/** What is known of the invitation with a code, as somebody typed it. */
export type FindInvitation = (code: string) => Promise<CheckedInvitation | undefined>;

/** The code that somebody asked for, and what is known of it: null where there is no invitation with it. */
export type AskedInvitation = { readonly code: string | null; readonly checked: CheckedInvitation | null };

/** Nobody asked for an invitation. */
export const NONE_ASKED: AskedInvitation = { code: null, checked: null };

export async function readInvitation(find: FindInvitation, code: string): Promise<AskedInvitation> {
  return { code: code.slice(0, 200), checked: (await find(code)) ?? null };
}
