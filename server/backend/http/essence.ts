/** A media type without its parameters. */
export function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
