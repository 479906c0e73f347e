import { parseWebVtt } from '#domain/catalogue/lecture/web-vtt.ts';
import {
  MOST_CAPTION_CHARACTERS,
  MOST_RECORDING_BYTES,
  RECORDING_TYPES,
  type RecordingKind,
} from '#domain/catalogue/lecture/recording-contract.ts';

/** What keeps a file from being a recording. */
export type FileFault = 'missing' | 'empty' | 'too-large' | 'wrong-type';

/** The type under which a file is kept, by the end of its name; undefined for others. */
export function recordingType(kind: RecordingKind, name: string): string | undefined {
  const end = name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(RECORDING_TYPES[kind], end) ? RECORDING_TYPES[kind][end] : undefined;
}

/** What is wrong with a file before any of it is sent; undefined when nothing is. */
export function recordingFault(kind: RecordingKind, file: File | undefined): FileFault | undefined {
  if (file === undefined) return 'missing';
  if (file.size === 0) return 'empty';
  if (file.size > MOST_RECORDING_BYTES) return 'too-large';
  return recordingType(kind, file.name) === undefined ? 'wrong-type' : undefined;
}

/** The first line of captions that cannot be read, and what is wrong there, in English like all lessons. */
export function captionFault(text: string): { line: number; message: string } | undefined {
  if (text.length > MOST_CAPTION_CHARACTERS) return { line: 1, message: 'The file is too long.' };
  return parseWebVtt(text).problems[0];
}
