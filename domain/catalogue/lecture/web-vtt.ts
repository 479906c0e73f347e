import type { Cue } from './lecture-data.ts';

/** The cues of a file of captions, and what cannot be read in it, by line (counted from 1). */
export type ParsedCaptions = {
  readonly cues: readonly Cue[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
};

const TIMING = /^(?<from>[\d:.]+)[ \t]+-->[ \t]+(?<to>[\d:.]+)(?:[ \t].*)?$/;
const TIMESTAMP = /^(?:(?<hours>\d{2,}):)?(?<minutes>[0-5]\d):(?<seconds>[0-5]\d\.\d{3})$/;
/** `<b>`, `<v Sam>`, `<00:00:01.000>` and their ends: a transcript shows the words alone. */
const TAG = /<[^>]*>/g;

/**
 * Reads captions in WebVTT (https://www.w3.org/TR/webvtt1/): cues with their times in seconds and their words on one
 * line. Settings, styles, regions and notes are left out.
 */
export function parseWebVtt(text: string): ParsedCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) {
    return { cues: [], problems: [{ line: 1, message: 'The file must begin with the word WEBVTT.' }] };
  }
  const cues: Cue[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const timing = TIMING.exec(line.trim())?.groups;
    const from = secondsOf(timing?.from ?? '');
    const to = secondsOf(timing?.to ?? '');
    if (from === undefined || to === undefined) {
      problems.push({ line: index + 1, message: 'Write the times like 00:01:05.000 --> 00:01:08.500.' });
    } else if (from >= to) {
      problems.push({ line: index + 1, message: 'The caption ends before it begins.' });
    } else if (from < (cues.at(-1)?.from ?? 0)) {
      problems.push({
        line: index + 1,
        message: 'The caption begins before the one above it. Put them in order.',
      });
    } else {
      cues.push({ from, to, text: wordsBelow(lines, index) });
    }
  }
  if (cues.length === 0 && problems.length === 0) {
    problems.push({ line: 1, message: 'There is no caption in this file.' });
  }
  return { cues, problems };
}

function secondsOf(timestamp: string): number | undefined {
  const groups = TIMESTAMP.exec(timestamp)?.groups;
  if (groups === undefined) return undefined;
  return Number(groups.hours ?? 0) * 3600 + Number(groups.minutes) * 60 + Number(groups.seconds);
}

/** The lines of a cue end with the first blank one. */
function wordsBelow(lines: readonly string[], timing: number): string {
  const end = lines.findIndex((line, index) => index > timing && line.trim() === '');
  return lines
    .slice(timing + 1, end === -1 ? undefined : end)
    .join(' ')
    .replaceAll(TAG, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
