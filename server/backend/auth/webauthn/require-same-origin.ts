/**
 * Refuses what a page in a frame of another site has asked for: whoever is shown it does not see whom they sign in to.
 *
 * @param clientData what the browser says about the page, in base64url; the key signs it
 * @throws for a frame, and for bytes that are no such statement
 */
export function requireSameOrigin(clientData: string): void {
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
  if (crossOrigin === true || topOrigin !== undefined) throw new Error('A frame of another site asked');
}
