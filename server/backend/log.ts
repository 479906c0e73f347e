/** Writes one line for a person who runs the server. Fields follow as `name=value`. */
export type Log = {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
};

/** A log on stderr, so that stdout stays free for what a command prints. */
export function createLog(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Log {
  const line = (level: string) => (message: string, fields?: Record<string, unknown>) =>
    write(`${new Date().toISOString()} ${level} ${message}${describe(fields)}`);
  return { info: line('info '), warn: line('warn '), error: line('error') };
}

function describe(fields: Record<string, unknown> = {}): string {
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        ` ${name}=${value instanceof Error ? (value.stack ?? value.message) : JSON.stringify(value)}`,
    )
    .join('');
}
