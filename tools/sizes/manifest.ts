/** One row of Vite's build manifest, as far as sizes go. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Keys of the chunks it imports statically. */
  imports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** The script files that load together with a chunk: its own and those of its static imports, each once. */
export function scriptsOf(manifest: Manifest, key: string): Set<string> {
  const visited = new Set<string>();
  const collect = (at: string): void => {
    if (visited.has(at)) return;
    visited.add(at);
    for (const imported of manifest[at]?.imports ?? []) collect(imported);
  };
  collect(key);
  const files = [...visited].map((at) => manifest[at]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}
