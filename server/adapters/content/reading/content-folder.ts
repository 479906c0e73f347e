import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix, resolve } from 'node:path';
import type * as v from 'valibot';
import { checkSchema } from './check-schema.ts';
import type { ContentFile } from './content.ts';
import type { Finding } from './finding.ts';
import { hashOfText, type KnownFile, type KnownFiles } from './known-files.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';

/** The content folder while it is read: files by their path inside it, and the findings so far. */
export class ContentFolder {
  readonly findings: Finding[] = [];
  /** How many files were parsed, because they are not known. */
  parsed = 0;
  readonly #root: string;
  readonly #name: string;
  readonly #known: ReadonlyMap<string, KnownFile>;
  readonly #read = new Map<string, KnownFile>();
  readonly #texts = new Map<string, string>();

  /** @param known what files of the same text came to before */
  constructor(directory: string, known: KnownFiles = {}) {
    this.#root = resolve(directory);
    this.#name = basename(this.#root);
    this.#known = new Map(Object.entries(known));
  }

  /** All files read that keep their schema. */
  get files(): KnownFiles {
    return Object.fromEntries(this.#read);
  }

  /** The hashes of all texts read, by the path that authors see. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /** The path that authors see: it begins with the name of the content folder. */
  shownPath(path: string): string {
    return posix.join(this.#name, path);
  }

  report(rule: string, path: string, line: number, message: string): void {
    this.findings.push({ rule, file: this.shownPath(path), line, message });
  }

  /** Entries of a folder in the order of their names; empty when there is no such folder. Hidden files are skipped. */
  async list(path: string): Promise<{ readonly name: string; readonly isFolder: boolean }[]> {
    const entries = await readdir(join(this.#root, path), { withFileTypes: true }).catch(emptyWhenMissing);
    return entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Text with line ends of one kind and without a byte order mark; undefined when there is no such file. */
  async readText(path: string): Promise<string | undefined> {
    try {
      const read = await readFile(join(this.#root, path), 'utf8');
      const text = read.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
      this.#texts.set(this.shownPath(path), hashOfText(text));
      return text;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Reads a file that belongs to another one; undefined when there is none. */
  async readBeside(
    path: string,
  ): Promise<{ readonly path: string; readonly text: string; readonly isKnown: boolean } | undefined> {
    const text = await this.readText(path);
    if (text === undefined) return undefined;
    const hash = hashOfText(text);
    const isKnown = this.#known.get(path)?.hash === hash;
    if (!isKnown) this.parsed += 1;
    this.#read.set(path, { hash, data: null });
    return { path: this.shownPath(path), text, isKnown };
  }

  /** Reads a YAML file and checks it; a wrong file, or one missing that is not optional, is a finding and gives undefined. */
  async readYaml<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { optional = false } = {},
  ): Promise<ContentFile<v.InferOutput<Schema>> | undefined> {
    const text = await this.readText(path);
    if (text === undefined) {
      if (optional) return undefined;
      this.report('missing-file', path, 1, 'This file is missing. Add it.');
      return undefined;
    }
    return this.check(path, text, schema);
  }

  /** Parses and checks YAML that was read from `path`, unless it is known. `firstLine` is where it begins there. */
  check<Schema extends v.GenericSchema>(
    path: string,
    text: string,
    schema: Schema,
    firstLine = 1,
  ): ContentFile<v.InferOutput<Schema>> | undefined {
    const hash = hashOfText(text);
    const known = this.#known.get(path);
    let parsed: ParsedYaml | undefined;
    const parse = () => {
      parsed ??= parseYaml(text, firstLine);
      return parsed;
    };
    const isKnown = known?.hash === hash;
    const { data, findings } = isKnown
      ? { data: known.data as v.InferOutput<Schema>, findings: [] }
      : checkSchema(schema, parse(), this.shownPath(path));
    if (!isKnown) this.parsed += 1;
    this.findings.push(...findings);
    if (data === undefined) return undefined;
    this.#read.set(path, { hash, data });
    return { path: this.shownPath(path), data, lineOf: (at) => parse().lineOf(at), isKnown };
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
