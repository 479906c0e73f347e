import { one, oneOrNone } from '#domain/kernel/one.ts';
import { randomUUID } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { AUTH_CODE_SECONDS } from '../limits/limits.ts';
import type { ProviderTokens } from '../oauth/openid-provider.ts';
import type { AuthenticationMethod } from '../sessions/session.ts';
import { answersChallenge, type CodeChallenge } from './code-challenge.ts';

export type NewFlow = CodeChallenge & {
  /** `email` for mail links, else the name of the provider. */
  readonly provider: string;
  /** How whoever finishes the flow will have proved who they are. */
  readonly authenticationMethod: AuthenticationMethod['method'];
};

/** Notes the beginning of a flow, in the caller's transaction. @returns its id */
export async function startFlow(context: AuthContext, query: Query, flow: NewFlow): Promise<string> {
  const { rows } = await query<{ id: string }>(
    `insert into auth.flow_state (code_challenge, code_challenge_method, provider_type, authentication_method,
       created_at, updated_at) values ($1, $2, $3, $4, $5, $5) returning id`,
    [flow.challenge, flow.method, flow.provider, flow.authenticationMethod, new Date(context.now())],
  );
  return one(rows).id;
}

/** Gives out the code that ends a flow for this user, in the caller's transaction; an earlier one stops working. */
export async function issueAuthCode(
  context: AuthContext,
  query: Query,
  flowId: string,
  userId: string,
  tokens: ProviderTokens = { accessToken: null, refreshToken: null },
): Promise<string> {
  const code = randomUUID();
  await query(
    `update auth.flow_state set user_id = $2, auth_code_hash = $3, auth_code_issued_at = $4, updated_at = $4,
       provider_access_token = $5, provider_refresh_token = $6 where id = $1`,
    [
      flowId,
      userId,
      context.digest('auth-code', code),
      new Date(context.now()),
      sealToken(context, flowId, tokens.accessToken),
      sealToken(context, flowId, tokens.refreshToken),
    ],
  );
  return code;
}

type FlowRow = {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  authentication_method: AuthenticationMethod['method'];
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  auth_code_issued_at: Date;
};

export type FinishedFlow = {
  readonly userId: string;
  readonly authenticationMethod: AuthenticationMethod['method'];
  readonly tokens: ProviderTokens;
};

/**
 * Uses up an authorization code. It is gone after the first try, also one with a wrong verifier: the caller commits
 * either way, so the error is returned.
 */
export async function finishFlow(
  context: AuthContext,
  query: Query,
  code: string,
  verifier: string,
): Promise<FinishedFlow | AuthError> {
  const codeHash = context.digest('auth-code', code);
  // Users are locked before what belongs to them, as everything that changes an account does.
  await query(
    `select from auth.users where id = (select user_id from auth.flow_state where auth_code_hash = $1) for no key update`,
    [codeHash],
  );
  const { rows } = await query<FlowRow>(
    `delete from auth.flow_state where auth_code_hash = $1 returning id, user_id, code_challenge,
       code_challenge_method, authentication_method, provider_access_token, provider_refresh_token, auth_code_issued_at`,
    [codeHash],
  );
  const flow = oneOrNone(rows);
  if (!flow) {
    return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.auth_code_issued_at.getTime() + AUTH_CODE_SECONDS * 1000 < context.now()) {
    return new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method };
  if (!answersChallenge(challenge, verifier)) {
    const message = 'code challenge does not match previously saved code verifier';
    return new AuthError(400, 'bad_code_verifier', message);
  }
  return {
    userId: flow.user_id,
    authenticationMethod: flow.authentication_method,
    tokens: {
      accessToken: openToken(context, flow.id, flow.provider_access_token),
      refreshToken: openToken(context, flow.id, flow.provider_refresh_token),
    },
  };
}

/** The provider's tokens open somebody's account elsewhere: they are not kept in the clear. */
function sealToken(context: AuthContext, flowId: string, token: string | null): string | null {
  return token && context.sealedText.seal(token, flowId).toString('base64');
}

function openToken(context: AuthContext, flowId: string, sealed: string | null): string | null {
  return sealed && context.sealedText.open(Buffer.from(sealed, 'base64'), flowId);
}
