import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID provider of a test's own: whoever comes is signed in as the person set last. */
export type OpenIdProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Claims of the person; `sub` among them. */
  person: JWTPayload;
  /** Claims that ID tokens carry instead of the right ones: what a broken or hostile provider would say. */
  lies: JWTPayload;
  /** Left out of ID tokens and told by the userinfo endpoint only. */
  hiddenClaims: readonly string[];
  /** Where it takes the client's secret; null publishes nothing, which means the header. */
  secretMethods: readonly string[] | null;
  /** What it calls itself when the visitor is sent back (RFC 9207). */
  namedIssuer: string | null;
  /** What the visitor is sent back with instead of a code. */
  refusal: { readonly error: string; readonly error_description: string } | null;
  /** An ID token for a client that signs in by itself. */
  idToken(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
};

type Grant = { readonly nonce: string; readonly challenge: string; readonly redirectUri: string };
type Exchange = { readonly url: URL; readonly request: IncomingMessage; readonly response: ServerResponse };

/** Starts a provider on a free port. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'provider', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const accessTokens = new Set<string>();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    const page = pages[url.pathname] ?? (() => sendJson(response, 404, {}));
    Promise.resolve(page({ url, request, response })).catch(() => sendJson(response, 500, {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: OpenIdProvider = {
    issuer,
    clientId: 'academy',
    clientSecret: 'a secret: of the academy',
    person: { sub: 'person-1', email: 'person@example.com', email_verified: true, name: 'A Person' },
    lies: {},
    hiddenClaims: [],
    secretMethods: null,
    namedIssuer: null,
    refusal: null,
    idToken: (claims) =>
      new SignJWT({ iss: issuer, aud: 'academy', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'provider' })
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  /** The secret stands where it is taken, and there only. */
  function isClient(request: IncomingMessage, form: URLSearchParams): boolean {
    const header = Buffer.from(
      request.headers.authorization?.slice('Basic '.length) ?? '',
      'base64',
    ).toString();
    const inHeader = header.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    const inBody = [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
    const takesBody = provider.secretMethods?.includes('client_secret_post') === true;
    const [taken, other] = takesBody ? [inBody, inHeader] : [inHeader, inBody];
    const isRight = taken[0] === provider.clientId && taken[1] === provider.clientSecret;
    return isRight && !other.includes(provider.clientSecret);
  }

  const pages: Readonly<Record<string, (exchange: Exchange) => unknown>> = {
    '/.well-known/openid-configuration': ({ response }) =>
      sendJson(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/userinfo`,
        ...(provider.secretMethods && { token_endpoint_auth_methods_supported: provider.secretMethods }),
      }),
    '/jwks': ({ response }) => sendJson(response, 200, { keys: [jwk] }),
    '/authorize': ({ url, response }) => {
      const asked = (name: string) => url.searchParams.get(name) ?? '';
      const code = randomUUID();
      grants.set(code, {
        nonce: asked('nonce'),
        challenge: asked('code_challenge'),
        redirectUri: asked('redirect_uri'),
      });
      const back = new URL(asked('redirect_uri'));
      const facts = {
        state: asked('state'),
        ...(provider.refusal ?? { code }),
        ...(provider.namedIssuer !== null && { iss: provider.namedIssuer }),
      };
      for (const [name, value] of Object.entries(facts)) back.searchParams.set(name, value);
      response.writeHead(302, { location: back.href }).end();
    },
    '/token': async ({ request, response }) => {
      const form = new URLSearchParams(await readText(request));
      const grant = grants.get(form.get('code') ?? '');
      grants.delete(form.get('code') ?? '');
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (
        !grant ||
        !isClient(request, form) ||
        proof !== grant.challenge ||
        form.get('redirect_uri') !== grant.redirectUri
      ) {
        return sendJson(response, 400, { error: 'invalid_grant' });
      }
      const accessToken = randomUUID();
      accessTokens.add(accessToken);
      const hidden = Object.fromEntries(provider.hiddenClaims.map((name) => [name, undefined]));
      const claims = { ...provider.person, ...hidden, nonce: grant.nonce, ...provider.lies };
      return sendJson(response, 200, {
        access_token: accessToken,
        refresh_token: 'refresh token of the provider',
        token_type: 'Bearer',
        id_token: await provider.idToken(claims),
      });
    },
    '/userinfo': ({ request, response }) => {
      const isKnown = accessTokens.has(request.headers.authorization?.slice('Bearer '.length) ?? '');
      return sendJson(response, isKnown ? 200 : 401, isKnown ? provider.person : {});
    },
  };
  return provider;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
