/** What the address of /auth/confirm says: the link of a mail. Texts are empty for what is missing. */
export interface MailLink {
  type: string;
  tokenHash: string;
  redirectTo: string;
}

/** Reads the query of /auth/confirm; the service judges what stands in it. */
export function readMailLink(search: string): MailLink {
  const query = new URLSearchParams(search);
  return {
    type: query.get('type') ?? '',
    tokenHash: query.get('token_hash') ?? '',
    redirectTo: query.get('redirect_to') ?? '',
  };
}
