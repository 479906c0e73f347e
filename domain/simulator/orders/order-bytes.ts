/** Four bytes for each of the three orders of a bracket. */
export const PLACE_BYTES = 12;
export const REPLACE_BYTES = 4;

/** Under which name the bytes of orders follow from the key of their market: whoever knows it once it is told can play a session again. */
export function placeName(clientOrderId: string): string {
  return `place:${clientOrderId}`;
}

/** The same for an order that is changed. */
export function replaceName(orderId: number, cursor: number): string {
  return `replace:${orderId}:${cursor}`;
}
