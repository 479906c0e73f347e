import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import type { FactorRow } from '../factors/factor-row.ts';
import type { UserRow } from '../users/user-row.ts';
import { findKeysOf, lockKeyOfFactor } from './credential-row.ts';
import { creationOptions, requestOptions } from './key-options.ts';
import { requireRelyingParty } from './require-relying-party.ts';

/** What a browser needs to answer a challenge of a second factor: to make its key at first, to have it sign from then on. */
export async function challengeKey(context: AuthContext, query: Query, user: UserRow, factor: FactorRow) {
  const relyingParty = requireRelyingParty(context, 'verify');
  const key = await lockKeyOfFactor(query, factor.id);
  if (key) {
    const publicKey = await requestOptions(relyingParty, 'factor', [key]);
    return { type: 'request', credential_options: { publicKey } } as const;
  }
  const existing = (await findKeysOf(query, user.id)).filter(({ factor_id: id }) => id !== null);
  const publicKey = await creationOptions(relyingParty, 'factor', user, factor.id, existing);
  return { type: 'create', credential_options: { publicKey } } as const;
}
