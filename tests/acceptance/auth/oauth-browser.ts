import type { OpenIdProvider } from '#tests/support/openid-provider.ts';
import { type Installation, SITE_URL } from './installation.ts';

/** Settings under which the provider can be used. */
export function externalSettings(provider: OpenIdProvider, more = ''): string {
  return [
    '[auth.external.work]',
    'enabled = true',
    `client_id = "${provider.clientId},academy-app"`,
    `secret = "${provider.clientSecret}"`,
    `url = "${provider.issuer}"`,
    more,
  ].join('\n');
}

/** A browser that follows one sign-in from page to page and keeps its cookies. */
export function createBrowser(auth: Installation) {
  let cookie = '';

  /** The service is reached under another address than the one it names as its own. */
  const pathOf = (address: string) => address.slice(address.indexOf('/auth/v1') + '/auth/v1'.length);

  async function open(address: string): Promise<Response> {
    const response = await auth.request('GET', pathOf(address), { headers: { cookie } });
    keepCookie(response.headers.get('set-cookie'));
    return response;
  }

  function keepCookie(header: string | null) {
    if (header !== null) cookie = header.split(';')[0] ?? '';
  }

  /** Signs in at the provider and comes back. @returns the address of the site that the visitor ends at */
  async function comeBack(providerPage: string): Promise<URL> {
    const consent = await fetch(providerPage, { redirect: 'manual' });
    const back = await open(consent.headers.get('location') ?? '');
    return new URL(back.headers.get('location') ?? SITE_URL);
  }

  return {
    open,
    keepCookie,
    comeBack,
    /** Opens the address that the official client would go to, and follows it to the end. */
    async signIn(address: string): Promise<URL> {
      const start = await open(address);
      const location = start.headers.get('location');
      if (location === null) throw new Error(`The sign-in did not begin: ${await start.text()}`);
      return comeBack(location);
    },
  };
}

/** What stands in the fragment of an address. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}
