import * as v from 'valibot';

/** Issuers of providers that can be named without an address. */
const ISSUERS: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  gitlab: 'https://gitlab.com',
};

const flag = v.optional(v.boolean(), false);
const text = v.optional(v.string(), '');

const provider = v.object({
  enabled: flag,
  /** Several with commas between them: the first signs in here, ID tokens may be made out to any. */
  client_id: text,
  /** Left out for a public client, and where only ID tokens are brought. */
  secret: text,
  redirect_uri: text,
  /** The issuer, below which the provider publishes `.well-known/openid-configuration`. */
  url: text,
  skip_nonce_check: flag,
  email_optional: flag,
});

export type ExternalSettings = v.InferOutput<typeof provider>;

/** `[auth.external.<name>]`: outside OpenID providers, any that publishes its configuration. */
export const external = v.pipe(
  v.record(v.string(), provider),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const complete: Record<string, ExternalSettings> = {};
    for (const [name, given] of Object.entries(dataset.value)) {
      const settings = { ...given, url: given.url || (ISSUERS[name] ?? '') };
      const problem = settings.enabled ? findProblem(name, settings) : undefined;
      if (problem !== undefined) {
        addIssue({ message: `${name}: ${problem}` });
        return NEVER;
      }
      complete[name] = settings;
    }
    return complete;
  }),
);

function findProblem(name: string, { client_id: id, secret, url }: ExternalSettings): string | undefined {
  if (!/^[a-z][a-z0-9_:-]*$/.test(name) || ['email', 'phone'].includes(name)) {
    return 'this is no name for a provider';
  }
  if (id === '') return 'client_id is needed';
  const unset = [id, secret].find((value) => value.startsWith('env('));
  if (unset !== undefined) return `the variable ${unset.slice('env('.length, -1)} is not set`;
  if (!URL.canParse(url)) return 'url has to be the issuer of an OpenID provider';
  const { protocol, hostname } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || isLoopback ? undefined : 'url has to begin with https://';
}
