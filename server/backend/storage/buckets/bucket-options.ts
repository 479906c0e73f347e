import * as v from 'valibot';
import { arrayLiteral } from '#domain/kernel/text/array-literal.ts';
import { parseSize } from '../../settings/parse-size.ts';
import { refusals } from '../refusals.ts';

const MIME_PATTERN = /^[\w.+-]{1,100}\/([\w.+-]{1,100}|\*)$/;

/** What a bucket may be told when it is made or changed; what is left out stays as it is. */
export const bucketOptions = v.object({
  public: v.optional(v.nullable(v.boolean())),
  file_size_limit: v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(30))]))),
  allowed_mime_types: v.optional(
    v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100))),
  ),
});

type BucketOptions = v.InferOutput<typeof bucketOptions>;

/**
 * The options as values of columns.
 *
 * @param most the largest file of the installation, which a bucket can only lower
 * @throws StorageError
 */
export function bucketColumns(options: BucketOptions, most: number): [string, string | null][] {
  const columns: [string, string | null][] = [];
  if (options.public != null) columns.push(['public', String(options.public)]);
  if (options.file_size_limit !== undefined) {
    columns.push(['file_size_limit', sizeLimit(options.file_size_limit, most)]);
  }
  if (options.allowed_mime_types !== undefined) {
    columns.push(['allowed_mime_types', mimeTypes(options.allowed_mime_types)]);
  }
  return columns;
}

function sizeLimit(given: number | string | null, most: number): string | null {
  if (given === null) return null;
  const bytes = parseSize(given);
  if (bytes === undefined) {
    throw refusals.invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  if (bytes > most) throw refusals.tooLarge();
  return bytes === 0 ? null : String(bytes);
}

function mimeTypes(given: readonly string[] | null): string | null {
  if (given === null) return null;
  const wrong = given.find((type) => !MIME_PATTERN.test(type));
  if (wrong !== undefined) throw refusals.invalidMimeType(wrong);
  return arrayLiteral(given);
}
