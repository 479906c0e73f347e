/** What a property states: an IRI, a literal with or without a type, or another node. */
type Term = { readonly iri: string; readonly kind: 'iri' | 'literal' | 'node'; readonly type?: string };

const VC = 'https://www.w3.org/2018/credentials#';
const OB = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const STATUS = 'https://www.w3.org/ns/credentials/status#';
const SECURITY = 'https://w3id.org/security#';
const SCHEMA = 'https://schema.org/';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
/** The contexts of Open Badges write this namespace with https, and what they write is what is signed. */
const OB_XSD = 'https://www.w3.org/2001/XMLSchema#';

const iri = (name: string): Term => ({ iri: name, kind: 'iri' });
const node = (name: string): Term => ({ iri: name, kind: 'node' });
const literal = (name: string, type?: string): Term =>
  type === undefined ? { iri: name, kind: 'literal' } : { iri: name, kind: 'literal', type };

/**
 * What the words of our certificates and status lists mean, taken from the contexts they name. A test holds the table to
 * those contexts: what it makes of a certificate is what a JSON-LD processor makes of it. A word that is not here is refused.
 */
export const TERMS: Readonly<Record<string, Term>> = {
  issuer: node(`${VC}issuer`),
  validFrom: literal(`${VC}validFrom`, `${XSD}dateTime`),
  validUntil: literal(`${VC}validUntil`, `${XSD}dateTime`),
  credentialSubject: node(`${VC}credentialSubject`),
  credentialSchema: node(`${VC}credentialSchema`),
  credentialStatus: node(`${VC}credentialStatus`),
  name: literal(`${SCHEMA}name`),
  description: literal(`${SCHEMA}description`),
  url: literal(`${SCHEMA}url`, `${OB_XSD}anyURI`),
  identifier: node(`${OB}identifier`),
  hashed: literal(`${OB}hashed`, `${OB_XSD}boolean`),
  identityHash: literal(`${OB}identityHash`),
  identityType: literal(`${OB}identityType`),
  salt: literal(`${OB}salt`),
  achievement: node(`${OB}achievement`),
  achievementType: literal(`${OB}achievementType`),
  criteria: node(`${OB}Criteria`),
  narrative: literal(`${OB}narrative`),
  inLanguage: literal(`${SCHEMA}inLanguage`),
  version: literal(`${OB}version`),
  resultType: literal(`${OB}resultType`),
  requiredValue: literal(`${OB}requiredValue`),
  valueMax: literal(`${OB}valueMax`),
  result: node(`${OB}result`),
  value: literal(`${SCHEMA}value`),
  statusListCredential: iri(`${STATUS}statusListCredential`),
  statusListIndex: literal(`${STATUS}statusListIndex`),
  statusPurpose: literal(`${STATUS}statusPurpose`),
  encodedList: literal(`${STATUS}encodedList`, `${SECURITY}multibase`),
  created: literal('http://purl.org/dc/terms/created', `${XSD}dateTime`),
  cryptosuite: literal(`${SECURITY}cryptosuite`, `${SECURITY}cryptosuiteString`),
  proofPurpose: iri(`${SECURITY}proofPurpose`),
  verificationMethod: iri(`${SECURITY}verificationMethod`),
};

/** `resultDescription` names a node in an achievement, and states an address in a result. */
export const RESULT_DESCRIPTION = {
  inAchievement: node(`${OB}resultDescription`),
  inResult: literal(`${OB}resultDescription`, `${OB_XSD}anyURI`),
};

export const TYPES: Readonly<Record<string, string>> = {
  VerifiableCredential: `${VC}VerifiableCredential`,
  OpenBadgeCredential: `${OB}OpenBadgeCredential`,
  Profile: `${OB}Profile`,
  AchievementSubject: `${OB}AchievementSubject`,
  IdentityObject: `${OB}IdentityObject`,
  Achievement: `${OB}Achievement`,
  ResultDescription: `${OB}ResultDescription`,
  Result: `${OB}Result`,
  '1EdTechJsonSchemaValidator2019':
    'https://purl.imsglobal.org/spec/vccs/v1p0/context.json#1EdTechJsonSchemaValidator2019',
  BitstringStatusListEntry: `${STATUS}BitstringStatusListEntry`,
  BitstringStatusListCredential: `${STATUS}BitstringStatusListCredential`,
  BitstringStatusList: `${STATUS}BitstringStatusList`,
  DataIntegrityProof: `${SECURITY}DataIntegrityProof`,
};

/** The values of `proofPurpose`, which are words of the vocabulary themselves. */
export const PURPOSES: Readonly<Record<string, string>> = { assertionMethod: `${SECURITY}assertionMethod` };
