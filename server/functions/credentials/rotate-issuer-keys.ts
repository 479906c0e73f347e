import { rotateIssuerKeysRequest } from '#domain/credentials/admin-contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { type IssuerRotation, sinceOf } from './keys/issuer-rotation.ts';

/** Of two admins who rotate at once the second finds another key. */
const LOCK = 'issuer-keys';

/**
 * Lets a new key sign certificates, on every server of this data folder from the next one on. The file is put in its place as the
 * last step before the log is written: a server that dies in between has rotated, which the list of keys then shows.
 *
 * Refusals: 409 `keys-kept-elsewhere`, 409 `key-changed` when another key signs than the rehearsal was for.
 */
export function createRotateIssuerKeys({ did, keyring, rehearse }: IssuerRotation) {
  return adminAction(
    'rotate-issuer-keys',
    rotateIssuerKeysRequest,
    async ({ reason, since, current }, { query, now }) => {
      if (!keyring.store) throw new Refusal(409, 'keys-kept-elsewhere');
      await query('select pg_advisory_xact_lock(hashtext($1))', [LOCK]);
      const known = await keyring.read();
      if (known[0]?.name !== current) throw new Refusal(409, 'key-changed');
      const moment = sinceOf(since, now());
      const { keys } = await rehearse(known, reason, now(), moment);
      await keyring.store(keys);
      const key = `${did}#${keys[0]?.name}`;
      return {
        subjectId: null,
        details: {
          reason,
          from: current,
          to: keys[0]?.name,
          ...(reason === 'compromised' && { since: moment }),
        },
        answer: { key },
      };
    },
  );
}
