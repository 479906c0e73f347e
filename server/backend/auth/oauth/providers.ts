import type { AuthSettings } from '../../settings/schema.ts';
import { validationFailed } from '../errors.ts';
import { createOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';

/** The outside providers that are switched on, by name. */
export type Providers = ReadonlyMap<string, OpenIdProvider>;

/** @param issuer address of the auth service, below which providers send visitors back */
export function createProviders(settings: AuthSettings, issuer: string, now: () => number): Providers {
  return new Map(
    Object.entries(settings.external)
      .filter(([, provider]) => provider.enabled)
      .map(([name, provider]) => {
        const redirectUri = provider.redirect_uri || `${issuer}/callback`;
        return [name, createOpenIdProvider(name, provider, redirectUri, now)];
      }),
  );
}

/** @throws AuthError `validation_failed` for a provider that is unknown or switched off */
export function findProvider(providers: Providers, name: string): OpenIdProvider {
  const provider = providers.get(name);
  if (!provider) throw validationFailed('Unsupported provider: provider is not enabled');
  return provider;
}
