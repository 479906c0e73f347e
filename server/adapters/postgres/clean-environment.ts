/**
 * The whole environment of PostgreSQL's programs. Nothing is inherited: `PG*` variables, a locale, a time zone or a
 * preloaded library of whoever starts the server must not decide how its database behaves. UTC also makes time stamps
 * read the same on every machine.
 */
export const POSTGRES_ENVIRONMENT: NodeJS.ProcessEnv =
  process.platform === 'win32'
    ? { TZ: 'UTC' }
    : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Removes the `PG*` variables from an environment. They name some other server, and the driver would take what a
 * connection URL leaves open (TLS, session options) from them.
 */
export function clearPostgresVariables(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment)) {
    if (/^PG[A-Z]/i.test(name)) delete environment[name];
  }
}
