import { watch } from 'node:fs';

/** Editors write a file in several steps; this is longer than any of their pauses. In milliseconds. */
const QUIET = 150;

/** Calls back when something below a folder has changed and been quiet for a moment. @returns how to stop it */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
