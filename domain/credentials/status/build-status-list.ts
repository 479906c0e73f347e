import { STATUS_LIST_CONTEXTS } from '../shape/contexts.ts';
import { toSecond } from '../shape/build-credential.ts';
import { encodeStatusList } from './status-list.ts';
import type { StatusList } from './status-list-schema.ts';

/** How long a signed list may be relied on: it is signed again daily, and a day may be missed. */
const LIFE_MS = 2 * 24 * 3_600_000;

/** A status list ready to be signed. */
export function buildStatusList(facts: {
  readonly url: string;
  readonly did: string;
  readonly revoked: Iterable<number>;
  readonly now: Date;
}): Omit<StatusList, 'proof'> {
  return {
    '@context': [...STATUS_LIST_CONTEXTS],
    id: facts.url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: facts.did,
    validFrom: toSecond(facts.now),
    validUntil: toSecond(new Date(facts.now.getTime() + LIFE_MS)),
    credentialSubject: {
      id: `${facts.url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(facts.revoked),
    },
  };
}
