/** What `GET /config.json` answers: where the backend is and the public key to it. */
export interface PublicConfig {
  supabaseUrl: string;
  anonKey: string;
}

/** Fetches the installation's public settings; rejects when the server does not answer with them. */
export async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`GET /config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isPublicConfig(config)) throw new Error('GET /config.json did not answer supabaseUrl and anonKey');
  return config;
}

function isPublicConfig(value: unknown): value is PublicConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'supabaseUrl' in value &&
    typeof value.supabaseUrl === 'string' &&
    'anonKey' in value &&
    typeof value.anonKey === 'string'
  );
}
