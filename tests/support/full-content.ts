import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

/** Written modules whose lessons stand in for those that are still to be written: texts, a lecture and a quiz each. */
const TEMPLATES = [
  'risk-management-with-ai/05-r-and-expectancy-with-error-bars',
  'risk-management-with-ai/09-correlation-and-heat',
  'risk-management-with-ai/10-var-and-shortfall',
].map((path) => join(CONTENT, 'courses', path));

/** The content folder as it will be when every module of every course is written, in a temporary folder. */
export class FullContent implements AsyncDisposable {
  readonly directory: string;
  /** How many modules were filled from the templates. */
  readonly filled: number;

  private constructor(directory: string, filled: number) {
    this.directory = directory;
    this.filled = filled;
  }

  static async create(): Promise<FullContent> {
    const directory = await mkdtemp(join(tmpdir(), 'ledgerline-full-content-'));
    await cp(CONTENT, directory, { recursive: true });
    let filled = 0;
    for (const folder of await moduleFolders(join(directory, 'courses'))) {
      const facts = join(folder, 'module.yaml');
      const text = await readFile(facts, 'utf8');
      if (!text.includes('status: in-writing')) continue;
      await writeFile(facts, text.replace('status: in-writing', 'status: written'));
      await cp(TEMPLATES[filled % TEMPLATES.length] ?? '', folder, {
        recursive: true,
        filter: (path) => !path.endsWith('module.yaml'),
      });
      filled += 1;
    }
    return new FullContent(directory, filled);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }
}

async function moduleFolders(courses: string): Promise<string[]> {
  const folders: string[] = [];
  for (const course of await readdir(courses)) {
    const entries = await readdir(join(courses, course), { withFileTypes: true });
    const modules = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    folders.push(...modules.sort().map((name) => join(courses, course, name)));
  }
  return folders;
}
