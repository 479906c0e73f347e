import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { chooseRemark, type Remark, type SaidRemark } from '#domain/mentor/choose-remark.ts';
import {
  type MentorRemark,
  readRemarkRequest,
  type ReadRemarkResponse,
} from '#domain/mentor/knowing-contract.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import { askableSkills } from '../learning/drill/askable-skills.ts';
import { pathClock } from '../path/path-clock.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { isExamined } from './is-examined.ts';
import { mayKnow } from './may-know.ts';
import { isDialogueHeld } from './open-items/hold-dialogue.ts';
import { stopJustWidened } from './trading/stop-just-widened.ts';
import { fadingOn } from './load-known-facts.ts';

/** What whoever widens a stop may believe. */
const WIDENED = 'widen-stop-room';

/**
 * What the mentor says to the caller unasked, if anything: nothing where they have switched off what it knows, and nothing
 * during a placement, an exam or a test.
 */
export function createReadRemark(mentor: Mentor): ProductFunction {
  return async (request, { caller, transaction, now }) => {
    const userId = requireUser(caller);
    const { place, time_zone, session_id: sessionId } = await readCall(request, readRemarkRequest);
    const remark = await transaction(async (query, read): Promise<MentorRemark | null> => {
      if (!(await mayKnow(query, userId)) || (await isExamined(query, userId, now()))) return null;
      const { day } = await pathClock(query, userId, now(), time_zone);
      const fading = place === 'day' ? (await fadingOn(query, userId, day)).map(({ skill }) => skill) : [];
      // Four questions are offered with it.
      const drillable = await read(askableSkills(userId, fading));
      const chosen = chooseRemark(place, {
        belief: place === 'answer' ? await beliefJustMet(query, userId, now()) : undefined,
        widened:
          place === 'session' && sessionId !== undefined
            ? await stopJustWidened(query, userId, sessionId, now())
            : undefined,
        fading: drillable.map(({ skill }) => skill),
        said: await saidOn(query, userId, day),
      });
      const worded = chosen && (await wordRemark(mentor, query, { userId, now: now() }, chosen));
      if (!worded) return null;
      await query(
        `insert into public.mentor_remarks (user_id, day, kind, about) values ($1, $2, $3, $4) on conflict do nothing`,
        [userId, day, worded.kind, worded.about],
      );
      return worded;
    });
    return Response.json({ remark } satisfies ReadRemarkResponse);
  };
}

/** The belief behind the latest answer, if it was given just now, and how often it was met. */
async function beliefJustMet(query: Query, userId: string, now: Date) {
  const { rows } = await query<{ id: string; met: number }>(
    `select latest.misconception as id, (
       select count(*)::int from public.responses where user_id = $1 and misconception = latest.misconception
         and place not in ('placement', 'test_out', 'exam')
     ) as met
     from (
       select misconception, place, answered_at from public.responses where user_id = $1 order by sequence desc limit 1
     ) as latest
     where latest.misconception is not null and latest.place not in ('placement', 'test_out', 'exam')
       and latest.answered_at > $2::timestamptz - interval '5 minutes'`,
    [userId, now],
  );
  return oneOrNone(rows);
}

async function saidOn(query: Query, userId: string, day: string): Promise<SaidRemark[]> {
  const { rows } = await query<SaidRemark>(
    `select kind, about, dismissed_at is not null as "isDismissed" from public.mentor_remarks
     where user_id = $1 and day = $2 order by said_at`,
    [userId, day],
  );
  return rows;
}

/** Undefined where what it is about is gone from the content. */
async function wordRemark(
  { dialogues }: Mentor,
  query: Query,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
  { kind, about }: Remark,
): Promise<MentorRemark | undefined> {
  const misconception = kind === 'stop-widened' ? WIDENED : about;
  const { rows } = await query<{ skill: string; name: string; belief: string | null }>(
    kind !== 'fading'
      ? `select skills.id as skill, skills.name, misconceptions.belief from public.misconceptions
         join public.skills on skills.id = misconceptions.skill_id where misconceptions.id = $1`
      : 'select id as skill, name, null as belief from public.skills where id = $1',
    [misconception],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  // A dialogue explains the belief, and so it waits for a question that turns on it.
  const isOffered =
    dialogues.has(misconception) && !(await isDialogueHeld(query, userId, now, misconception));
  return { kind, about, ...row, dialogue: isOffered ? misconception : null };
}
