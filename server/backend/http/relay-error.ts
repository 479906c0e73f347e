/** By this the official client tells a call that never reached its function from what a function answered. */
export const RELAY_ERROR = { 'x-relay-error': 'true' } as const;
