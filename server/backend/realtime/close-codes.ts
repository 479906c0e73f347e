/** Why the server ends a connection: codes of RFC 6455 (7.4.1) and of its registry at IANA, with the words beside them. */
export const CLOSE = {
  serverStops: [1001, 'The server stops.'],
  unreadable: [1007, 'A message could not be read.'],
  silent: [1008, 'No message for a minute.'],
  tooManyJoins: [1008, 'Too many joins per second.'],
  tooManyMessages: [1008, 'Too many messages per second.'],
  tooManyBytes: [1008, 'Too many bytes per second.'],
  failed: [1011, 'Something went wrong on our side.'],
  slow: [1013, 'Messages are read too slowly.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export type CloseReason = keyof typeof CLOSE;
