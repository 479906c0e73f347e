/** The `did:web` of an origin: its host, the colon before a port written as the method asks. */
export function didOf(origin: string): string {
  return `did:web:${new URL(origin).host.replace(':', '%3A')}`;
}
