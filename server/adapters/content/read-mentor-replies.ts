import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type MentorReplies, mentorReplies } from '#domain/mentor/contract.ts';

/** Reads the mentor's written answers. @throws when the file is missing or an answer is */
export async function readMentorReplies(contentDir: string): Promise<MentorReplies> {
  return v.parse(mentorReplies, parse(await readFile(join(contentDir, 'mentor', 'replies.yaml'), 'utf8')));
}
