import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a dishonest device, browser or page does otherwise than it should. */
export type Lie = {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device has asked for finger, face or PIN. */
  readonly verified?: boolean;
  readonly present?: boolean;
  /** Whether the page stood in a frame of another site. */
  readonly crossOrigin?: boolean;
  readonly challenge?: string;
  readonly type?: string;
  /** What the device says it counted. */
  readonly count?: number;
  readonly userHandle?: string | null;
  /** A kind of statement about the device, and what stands in it. */
  readonly statement?: (key: MadeKey) => { readonly format: string; readonly body: Buffer };
};

/** A new key, as a statement about its device speaks of it. */
export type MadeKey = {
  readonly id: Buffer;
  readonly rpIdHash: Buffer;
  readonly clientDataHash: Buffer;
  /** The point of the curve, uncompressed. */
  readonly point: Buffer;
};

type CreationOptions = {
  readonly challenge: string | ArrayBuffer;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string | ArrayBuffer };
};
type RequestOptions = { readonly challenge: string | ArrayBuffer; readonly rpId?: string };

/** A device that holds one key, without a browser: what it answers is what `toJSON` of a browser's credential gives. */
export type SecurityKey = {
  readonly id: string;
  create(options: CreationOptions, lie?: Lie): ReturnType<typeof registration>;
  sign(options: RequestOptions, lie?: Lie): ReturnType<typeof assertion>;
};

/** @param origin where the browser stands */
export function createSecurityKey(origin: string): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32).toString('base64url');
  let count = 0;
  let handle = '';
  const clientData = (type: string, challenge: string | ArrayBuffer, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? encode(challenge),
        origin: lie.origin ?? origin,
        crossOrigin: lie.crossOrigin ?? false,
      }),
    );
  const next = (lie: Lie) => {
    count += 1;
    return lie.count ?? count;
  };
  return {
    id,
    create({ challenge, rp, user }, lie = {}) {
      handle = encode(user.id);
      const authData = Buffer.concat([
        authenticatorData(lie.rpId ?? rp.id ?? '', next(lie), 0x40, lie),
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        Buffer.from(id, 'base64url'),
        coseKey(publicKey),
      ]);
      const data = clientData('webauthn.create', challenge, lie);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const statement = lie.statement?.({
        id: Buffer.from(id, 'base64url'),
        rpIdHash: authData.subarray(0, 32),
        clientDataHash: sha256(data),
        point: Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
      });
      return registration(id, data, authData, statement);
    },
    sign({ challenge, rpId = '' }, lie = {}) {
      const authData = authenticatorData(lie.rpId ?? rpId, next(lie), 0, lie);
      const data = clientData('webauthn.get', challenge, lie);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return assertion(id, data, authData, signature, lie.userHandle === undefined ? handle : lie.userHandle);
    },
  };
}

function registration(
  id: string,
  clientData: Buffer,
  authData: Buffer,
  statement?: { format: string; body: Buffer },
) {
  const attestationObject = map([
    [text('fmt'), text(statement?.format ?? 'none')],
    [text('attStmt'), statement?.body ?? map([])],
    [text('authData'), bytes(authData)],
  ]);
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: encode(clientData),
      attestationObject: encode(attestationObject),
      transports: ['usb' as const],
    },
  };
}

function assertion(
  id: string,
  clientData: Buffer,
  authData: Buffer,
  signature: Buffer,
  handle: string | null,
) {
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authData),
      signature: encode(signature),
      ...(handle !== null && { userHandle: handle }),
    },
  };
}

/** WebAuthn Level 3, 6.1. */
function authenticatorData(rpId: string, count: number, flags: number, { present, verified }: Lie): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const seen = flags | (present === false ? 0 : 0x01) | (verified === false ? 0 : 0x04);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([seen]), counter]);
}

/** RFC 9053: a key of the curve P-256 for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return map([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** RFC 8949, as far as a statement needs it. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
export const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
export const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
export const list = (entries: readonly Buffer[]): Buffer =>
  Buffer.concat([head(4, entries.length), ...entries]);
export const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (value: string | ArrayBuffer | Buffer): string =>
  typeof value === 'string' ? value : Buffer.from(value as ArrayBuffer).toString('base64url');
