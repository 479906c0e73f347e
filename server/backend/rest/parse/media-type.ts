import { LruCache } from '../lru-cache.ts';
import { RestError } from '../rest-error.ts';
import { explainContentType, type ExplainRequest, readExplainRequest } from './explain-request.ts';

/** What the answer shall be: an array, one object, or comma-separated values. */
export type Format = 'array' | 'object' | 'csv';

/** What the `Accept` header asks for. */
export type Accepted = {
  readonly format: Format;
  /** Whether keys are left out whose value is null. */
  readonly stripsNulls: boolean;
  /** Set when the plan is wanted instead of the rows. */
  readonly explain: ExplainRequest | undefined;
  /** Names all of the above, and so stands for them in a request's shape. */
  readonly contentType: string;
};

const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['*/*', 'array'],
  ['application/*', 'array'],
  ['application/json', 'array'],
  ['application/vnd.pgrst.array+json', 'array'],
  ['application/vnd.pgrst.array', 'array'],
  ['application/openapi+json', 'array'],
  ['application/vnd.pgrst.object+json', 'object'],
  ['application/vnd.pgrst.object', 'object'],
  ['text/csv', 'csv'],
]);

const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  array: 'application/json',
  object: 'application/vnd.pgrst.object+json',
  csv: 'text/csv',
};

/** The content type of plain JSON. */
export const JSON_CONTENT_TYPE = `${MEDIA_TYPES.array}; charset=utf-8`;

/**
 * Makes the function that chooses an answer's format: the first type of the `Accept` header that can be given. It
 * throws 406 PGRST107 when none can.
 *
 * @param givesPlans whether query plans (`application/vnd.pgrst.plan`) may be had
 */
export function acceptReader(givesPlans: boolean): (header: string | undefined) => Accepted {
  const known = new LruCache<Accepted>(200);
  return (header) => {
    const text = header || '*/*';
    return known.getOrMake(text, () => readAccept(text, givesPlans));
  };
}

function readAccept(header: string, givesPlans: boolean): Accepted {
  const types = header.split(',');
  for (const type of types) {
    const accepted = readType(type, givesPlans);
    if (accepted) return accepted;
  }
  const names = types.map((type) => splitType(type).essence).join(', ');
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${names}`);
}

function readType(text: string, givesPlans: boolean): Accepted | undefined {
  const { essence, parameters } = splitType(text);
  const format = FORMATS.get(essence);
  if (format) {
    const stripsNulls = essence.includes('vnd.pgrst') && parameters.get('nulls') === 'stripped';
    return {
      format,
      stripsNulls,
      explain: undefined,
      contentType: `${mediaType(format, stripsNulls)}; charset=utf-8`,
    };
  }
  const explain = givesPlans ? readExplainRequest(essence, parameters) : undefined;
  const explained = explain && readType(parameters.get('for') ?? '*/*', false);
  if (!explained) return undefined;
  const of = mediaType(explained.format, explained.stripsNulls);
  return { ...explained, explain, contentType: explainContentType(explain, of) };
}

function mediaType(format: Format, stripsNulls: boolean): string {
  if (!stripsNulls) return MEDIA_TYPES[format];
  return `application/vnd.pgrst.${format}+json;nulls=stripped`;
}

/** A media type's name, and its parameters without the quotes around their values. */
function splitType(text: string): { essence: string; parameters: Map<string, string> } {
  const [essence = '', ...rest] = text.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
  const pairs = rest.map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return [name.toLowerCase(), value.join('=').replace(/^"(.*)"$/, '$1')] as const;
  });
  return { essence: essence.trim().toLowerCase(), parameters: new Map(pairs) };
}
