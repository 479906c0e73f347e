/** Passkeys stand in for a password, so their device asks for finger, face or PIN; a second factor comes after one. */
export type KeyKind = 'passkey' | 'factor';
