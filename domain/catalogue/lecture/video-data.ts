import type { Language } from '../../kernel/languages.ts';
import type { Cue } from './lecture-data.ts';

/** A recorded video as `lesson_bodies.media` keeps it. Its files are fetched under addresses that the server signs. */
export type VideoMedia = {
  /** The folder of the files, below the content folder. */
  readonly folder: string;
  readonly sources: readonly { readonly file: string; readonly type: string }[];
  readonly captions: readonly { readonly language: Language; readonly file: string }[];
  readonly poster?: string;
  /** Chapters in their order; `at` in seconds. */
  readonly chapters: readonly { readonly at: number; readonly title: string }[];
  /** The English captions, shown as the transcript. */
  readonly cues: readonly Cue[];
};

/** All files of a video: what may be served of its folder. */
export function filesOfVideo({ sources, captions, poster }: VideoMedia): readonly string[] {
  return [
    ...sources.map(({ file }) => file),
    ...captions.map(({ file }) => file),
    ...(poster === undefined ? [] : [poster]),
  ];
}
