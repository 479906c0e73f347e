import type { Achievement } from './achievement-schema.ts';
import { ACHIEVEMENT_SCHEMA, CONTEXTS } from './contexts.ts';
import type { UnsignedCredential } from './credential-schema.ts';
import { recipientHash } from './recipient-hash.ts';
import { countRight, type RecordOrder, writeRecord } from './record.ts';
import type { ResultKind } from './result-kinds.ts';

/** How a learner came to a certificate. */
export type CredentialFacts = {
  readonly id: string;
  readonly issuer: { readonly did: string; readonly name: string; readonly url: string };
  readonly achievement: Achievement;
  readonly issuedAt: Date;
  readonly recipient: {
    readonly email: string;
    readonly salt: string;
    /** Only with the holder's consent. */
    readonly name?: string | undefined;
  };
  /** One sign for each item of the exam in the order of the sitting: 1 right, 0 missed. */
  readonly examBits: string;
  readonly practicalBits: string;
  readonly marking: 'by-rule' | 'by-person';
  readonly recompute?:
    | { readonly scenario: string; readonly orders: string; readonly engine: string }
    | undefined;
  /** `ordered` only with the holder's consent. */
  readonly recordOrder: RecordOrder;
  readonly status: { readonly list: string; readonly index: number };
};

/** A certificate from facts alone, ready to be signed. */
export function buildCredential(facts: CredentialFacts): UnsignedCredential {
  const { achievement, issuer, recipient, status } = facts;
  const address = {
    type: 'IdentityObject',
    hashed: true,
    identityHash: recipientHash(recipient.email, recipient.salt),
    identityType: 'emailAddress',
    salt: recipient.salt,
  } as const;
  const name = { type: 'IdentityObject', hashed: false, identityType: 'name' } as const;
  return {
    '@context': [...CONTEXTS],
    id: `urn:uuid:${facts.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer.did, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: toSecond(facts.issuedAt),
    name: achievement.name,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier:
        recipient.name === undefined ? [address] : [address, { ...name, identityHash: recipient.name }],
      achievement,
      result: results(facts).map(([kind, value]) => ({
        type: ['Result'],
        resultDescription: `${achievement.id}#${kind}`,
        value,
      })),
    },
    credentialSchema: [{ id: ACHIEVEMENT_SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: {
      id: `${status.list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: status.list,
    },
  };
}

function results(facts: CredentialFacts): [ResultKind, string][] {
  const { examBits, practicalBits, recompute, recordOrder } = facts;
  const always: [ResultKind, string][] = [
    ['exam-score', String(countRight(examBits))],
    ['exam-record', writeRecord(examBits, recordOrder)],
    ['critical-skills', 'Completed'],
    ['practical-score', String(countRight(practicalBits))],
    ['practical-record', writeRecord(practicalBits, recordOrder)],
    ['practical-marking', facts.marking],
  ];
  if (!recompute) return always;
  const { scenario, orders, engine } = recompute;
  return [...always, ['scenario-hash', scenario], ['orders-hash', orders], ['engine-version', engine]];
}

/** A moment to the second in UTC. */
export function toSecond(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
