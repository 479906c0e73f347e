/** One row of Vite's build manifest, as far as sizes go. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Keys of the chunks it imports statically. */
  imports?: string[];
  /** Keys of the chunks it asks for when they are needed. */
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** The script files that load together with a chunk: its own and those of its static imports, each once. */
export function scriptsOf(manifest: Manifest, key: string): Set<string> {
  const files = [...loadedWith(manifest, key)].map((at) => manifest[at]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** The script files that everybody who asks for a lazy chunk has loaded by then. */
export function scriptsBefore(manifest: Manifest, key: string): Set<string> {
  const asks = (at: string) => manifest[at]?.dynamicImports?.includes(key) ?? false;
  const [first, ...others] = Object.keys(manifest)
    .filter((at) => manifest[at]?.isEntry || manifest[at]?.isDynamicEntry)
    .filter((at) => at !== key && [...loadedWith(manifest, at)].some(asks))
    .map((at) => scriptsOf(manifest, at));
  return others.reduce((common, scripts) => common.intersection(scripts), first ?? new Set<string>());
}

function loadedWith(manifest: Manifest, key: string): Set<string> {
  const visited = new Set<string>();
  const collect = (at: string): void => {
    if (visited.has(at)) return;
    visited.add(at);
    for (const imported of manifest[at]?.imports ?? []) collect(imported);
  };
  collect(key);
  return visited;
}
