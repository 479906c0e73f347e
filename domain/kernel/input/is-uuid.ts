const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take this as a uuid; anything else belongs to nobody. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
