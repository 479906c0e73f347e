/** The JSON-LD contexts of a certificate, in this order: what each of its words means. All are pinned, none is fetched. */
export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

/** The context of a status list credential. */
export const STATUS_LIST_CONTEXTS = ['https://www.w3.org/ns/credentials/v2'] as const;

/** The JSON Schema that 1EdTech publishes for such a credential. */
export const ACHIEVEMENT_SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';
