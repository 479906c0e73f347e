import { type Auth, FLOW_SECRET_KEY } from '../backend/connect-auth.ts';

/** What proves to the server that this browser made an account: its session, and the secret of the flow that it began. */
export interface Evidence {
  access_token: string;
  code_verifier: string;
}

/** Reads it, to be sent beside the token of a mail; texts are empty for what is not there. */
export async function showOrigin(auth: Auth): Promise<Evidence> {
  const { data } = await auth.getSession();
  return { access_token: data.session?.access_token ?? '', code_verifier: flowSecret() };
}

function flowSecret(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FLOW_SECRET_KEY) ?? '""');
    // The client notes the kind of the flow behind a slash.
    return typeof kept === 'string' ? (kept.split('/')[0] ?? '') : '';
  } catch {
    // Storage is blocked: then no flow was begun here, either.
    return '';
  }
}
