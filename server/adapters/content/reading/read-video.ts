import { posix } from 'node:path';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { type VideoFile, videoSchema } from '#domain/catalogue/lecture/video-contract.ts';
import { parseWebVtt } from '#domain/catalogue/lecture/web-vtt.ts';
import type { ContentFile, VideoLesson } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

/** Endings of the files that a video may name; they lie in the folder of its module. */
export const MEDIA_FILE = /\.(?:mp4|webm|vtt|jpg|png|webp)$/;

/**
 * Reads a video lesson with its captions; undefined when the YAML is not as it should be. What it names and what does
 * not lie beside it is a finding.
 */
export async function readVideo(
  folder: ContentFolder,
  path: string,
): Promise<(ContentFile<VideoFile> & Pick<VideoLesson, 'folder' | 'captions'>) | undefined> {
  const file = await folder.readYaml(path, videoSchema);
  if (!file) return undefined;
  const directory = posix.dirname(path);
  const present = new Set((await folder.list(directory)).map(({ name }) => name));
  for (const { name, at } of namedFiles(file.data)) {
    if (present.has(name)) continue;
    folder.report('missing-file', path, file.lineOf(at), `There is no ${name} beside this file. Add it.`);
  }
  const captions: VideoLesson['captions'][number][] = [];
  for (const language of LANGUAGES) {
    const name = file.data.captions[language];
    const text = name === undefined ? undefined : await folder.readText(posix.join(directory, name));
    if (name === undefined || text === undefined) continue;
    captions.push({ language, path: folder.shownPath(posix.join(directory, name)), ...parseWebVtt(text) });
  }
  return { ...file, folder: directory, captions };
}

/** Every file that a video names, and where it does. */
export function namedFiles({ media, captions, poster }: VideoFile) {
  return [
    ...media.map(({ file }, index) => ({ name: file, at: ['media', index, 'file'] })),
    ...LANGUAGES.flatMap((language) => {
      const name = captions[language];
      return name === undefined ? [] : [{ name, at: ['captions', language] }];
    }),
    ...(poster === undefined ? [] : [{ name: poster, at: ['poster'] }]),
  ];
}
