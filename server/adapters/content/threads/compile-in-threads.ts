import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { posix } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedLesson } from '../import/render-lesson.ts';
import type { KnownFiles } from '../reading/known-files.ts';
import { LESSON_FILE } from '../reading/read-lesson.ts';

/** What a thread is asked for. */
export type Share = {
  readonly directory: string;
  readonly compiler: string;
  /** Folders of modules, below the content folder. */
  readonly modules: readonly string[];
};

/** What a thread tells: first its files, then its lessons, a module at a time. */
export type FromThread =
  | { readonly kind: 'files'; readonly files: KnownFiles }
  | { readonly kind: 'lessons'; readonly lessons: readonly RenderedLesson[] };

/** Lessons on their way out of threads. */
export type CompiledInThreads = {
  /** The files of lessons that keep their schema and the rules, as a cache would know them. */
  readonly files: KnownFiles;
  /**
   * Waits for a lesson whose body has this hash.
   *
   * @returns undefined when no thread has made it: whoever asks makes it, and sees what is wrong with it
   */
  lesson(id: string, hash: string): Promise<RenderedLesson | undefined>;
};

/** A thread takes half a second of processor to load the compiler. */
const LESSONS_PER_THREAD = 50;
const MOST_THREADS = 4;

/**
 * Reads, checks and renders the lessons of a folder in threads, before anything of them is known: a first start. What it
 * gives is only ever a help. Whatever is wrong with a file is found, and said, by whoever reads the content as a whole.
 *
 * @returns undefined when there is too little to do, or one processor for all
 */
export async function compileInThreads(
  directory: string,
  compiler: string,
  lessonsPerThread = LESSONS_PER_THREAD,
): Promise<CompiledInThreads | undefined> {
  const modules = await modulesWithLessons(directory);
  const lessons = modules.reduce((sum, module) => sum + module.lessons, 0);
  const count = Math.min(availableParallelism(), MOST_THREADS, Math.floor(lessons / lessonsPerThread));
  if (count < 2) return undefined;

  const arrived = new EventEmitter().setMaxListeners(0);
  const rendered = new Map<string, RenderedLesson>();
  let running = count;
  const started = Array.from({ length: count }, (_, thread) => {
    // In turns, so that lessons come in the order in which they are asked for.
    const own = modules.filter((_, place) => place % count === thread).map(({ path }) => path);
    return startThread({ directory, compiler, modules: own }, (lessons) => {
      if (lessons === 'ended') running -= 1;
      else for (const lesson of lessons) rendered.set(lesson.body.lesson_id, lesson);
      arrived.emit('lessons');
    });
  });
  const shares = await Promise.all(started);
  return {
    files: Object.fromEntries(shares.flatMap((files) => Object.entries(files))),
    async lesson(id, hash) {
      while (!rendered.has(id) && running > 0) await once(arrived, 'lessons');
      const lesson = rendered.get(id);
      rendered.delete(id);
      return lesson?.body.body_hash === hash ? lesson : undefined;
    },
  };
}

/** @returns the files of the share; none when the thread has failed */
function startThread(
  share: Share,
  onLessons: (lessons: readonly RenderedLesson[] | 'ended') => void,
): Promise<KnownFiles> {
  const thread = new Worker(new URL('./compile-thread.ts', import.meta.url), { workerData: share });
  return new Promise((resolve) => {
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'files') resolve(message.files);
      else onLessons(message.lessons);
    });
    // What it could not do is done, and said, by whoever reads the content as a whole.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      resolve({});
      onLessons('ended');
    });
  });
}

async function modulesWithLessons(
  directory: string,
): Promise<{ readonly path: string; readonly lessons: number }[]> {
  const files = await readdir(posix.join(directory, 'courses'), { recursive: true }).catch(() => []);
  const counts = new Map<string, number>();
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (!LESSON_FILE.test(posix.basename(file))) continue;
    const path = posix.join('courses', posix.dirname(file));
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return Array.from(counts, ([path, lessons]) => ({ path, lessons }));
}
