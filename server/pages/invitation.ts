import type { CheckedInvitation, SeasonSummary } from '#domain/seasons/contract.ts';

/** Where seasons are explained and invitations checked, without a language. */
export const INVITATION_PATH = '/invitation';

/** What the page of the invitation is made of. */
export type InvitationPages = {
  readonly readSeasons: () => Promise<readonly SeasonSummary[]>;
  /** What is known of the invitation with a code, as somebody typed it. */
  readonly findInvitation: (code: string) => Promise<CheckedInvitation | undefined>;
};

/** What the page shows: the seasons, and what is known of the code in its address; null where it has none, or there is none with it. */
export type InvitationShown = {
  readonly seasons: readonly SeasonSummary[];
  readonly code: string | null;
  readonly checked: CheckedInvitation | null;
};

export async function readInvitation(
  { readSeasons, findInvitation }: InvitationPages,
  code: string | null,
): Promise<InvitationShown> {
  const checked = code === null ? undefined : await findInvitation(code);
  return { seasons: await readSeasons(), code: code?.slice(0, 200) ?? null, checked: checked ?? null };
}
