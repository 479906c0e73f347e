/** Whether this browser can make and use passkeys and security keys here: it makes none for an address of digits. */
export function canUseKeys(): boolean {
  const isNamed = !/^[\d.]+$|^\[/.test(location.hostname);
  return isNamed && 'PublicKeyCredential' in globalThis;
}
