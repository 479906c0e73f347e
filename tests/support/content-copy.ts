import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'content');

/** A change to the valid content that makes it wrong. */
export type ContentChange =
  /** `more` names further files of fixtures/content/more that are added. */
  | {
      readonly edit: string;
      readonly replace: string;
      readonly with: string;
      readonly more?: readonly string[] | undefined;
    }
  /** `beside` names further files of the same folder, whose content is just a word. */
  | { readonly add: string; readonly text: string; readonly beside?: readonly string[] | undefined }
  | { readonly remove: string };

const facts = { rule: v.string(), says: v.array(v.string()) };

const mistakesSchema = v.array(
  v.union([
    v.strictObject({
      ...facts,
      edit: v.string(),
      replace: v.string(),
      with: v.string(),
      more: v.optional(v.array(v.string())),
    }),
    v.strictObject({ ...facts, add: v.string(), text: v.string(), beside: v.optional(v.array(v.string())) }),
    v.strictObject({ ...facts, remove: v.string() }),
  ]),
);

/** The mistakes that authors make, with what the linter says about each. */
export async function readContentMistakes(): Promise<v.InferOutput<typeof mistakesSchema>> {
  const folder = join(FIXTURES, 'mistakes');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => v.parse(mistakesSchema, parse(text)));
}

/** A copy of the valid content in a temporary folder of its own; `remove` or the end of an `await using` removes it. */
export class ContentCopy implements AsyncDisposable {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<ContentCopy> {
    const copy = new ContentCopy(await mkdtemp(join(tmpdir(), 'ledgerline-content-')));
    await cp(join(FIXTURES, 'valid'), copy.directory, { recursive: true });
    return copy;
  }

  get directory(): string {
    return join(this.#folder, 'content');
  }

  async change(change: ContentChange): Promise<void> {
    if ('remove' in change) return rm(join(this.directory, change.remove), { recursive: true });
    const path = join(this.directory, 'add' in change ? change.add : change.edit);
    if ('add' in change) {
      await mkdir(dirname(path), { recursive: true });
      for (const name of change.beside ?? []) await writeFile(join(dirname(path), name), 'media');
      return writeFile(path, change.text);
    }
    if (!existsSync(path)) await this.addMore(change.edit);
    for (const more of change.more ?? []) await this.addMore(more);
    const text = await readFile(path, 'utf8');
    if (!text.includes(change.replace)) throw new Error(`${change.edit} does not hold: ${change.replace}`);
    // A function, because "$" has a meaning in a replacement text.
    return writeFile(
      path,
      text.replace(change.replace, () => change.with),
    );
  }

  /** Adds a file of `fixtures/content/more`: valid too, but not part of what every test imports. */
  addMore(path: string): Promise<void> {
    return cp(join(FIXTURES, 'more', path), join(this.directory, path));
  }

  /** Renames a file or folder; paths are relative to the content folder. */
  rename(from: string, to: string): Promise<void> {
    return rename(join(this.directory, from), join(this.directory, to));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.remove();
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}
