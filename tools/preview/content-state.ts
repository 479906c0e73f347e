import { EventEmitter } from 'node:events';
import { ContentError } from '#server/adapters/content/content-error.ts';
import { type ImportDatabase, importContent } from '#server/adapters/content/import-content.ts';
import { type Reviewed, reviewContent } from '#server/adapters/content/lint-content.ts';
import { readImportableContent } from '#server/adapters/content/read-importable-content.ts';
import type { Finding } from '#server/adapters/content/reading/finding.ts';
import type { Author } from './author.ts';
import { listLessons, type PreviewLesson } from './list-lessons.ts';

/** Where the product answers, and who is signed in there. */
export interface PreviewedProduct {
  url: string;
  author: Author;
}

/** The content as it stands on the disk: its lessons, what the linter says, and whether the product shows it. */
export class ContentState extends EventEmitter<{ change: [] }> {
  lessons: readonly PreviewLesson[] = [];
  findings: readonly Finding[] = [];
  /** The product; it cannot run before the content can be imported for the first time. */
  product: PreviewedProduct | undefined;
  /** What went wrong besides the content. */
  failure: string | undefined;
  readonly #contentDir: string;
  readonly #database: ImportDatabase;
  readonly #start: () => Promise<PreviewedProduct>;
  #reviewed: Reviewed | undefined;
  #work: Promise<void> = Promise.resolve();

  /** @param start starts the product, which imports the content itself */
  constructor(contentDir: string, database: ImportDatabase, start: () => Promise<PreviewedProduct>) {
    super();
    this.#contentDir = contentDir;
    this.#database = database;
    this.#start = start;
  }

  /** Reads, checks and imports the content once more, after what is already being done. */
  refresh(): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        this.failure = undefined;
        await this.#refresh();
      } catch (error) {
        this.failure = String(error);
      }
      this.emit('change');
    });
    return this.#work;
  }

  async #refresh(): Promise<void> {
    const { content, findings, reviewed } = await reviewContent(this.#contentDir, this.#reviewed);
    this.#reviewed = reviewed;
    this.lessons = listLessons(content);
    this.findings = findings;
    if (this.product) await this.#import();
    else await this.#startWhenImportable();
  }

  async #startWhenImportable(): Promise<void> {
    const { findings } = await readImportableContent(this.#contentDir);
    if (findings.length > 0) return;
    this.product = await this.#start();
  }

  /** Content that cannot be imported leaves the product as it was; the findings say why. */
  async #import(): Promise<void> {
    try {
      await importContent(this.#database, this.#contentDir, { now: new Date() });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
}
