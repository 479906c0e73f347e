import { drawRecord, type RecordDrawing } from '#domain/credentials/drawing/draw-record.ts';
import { canonicalJson } from '#domain/credentials/text/canonical-json.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import type { Check, CheckName, Outcome, Verification } from '#domain/credentials/verify/verification.ts';
import type { VerifyWords } from './verify-words.ts';

/** A verification in words: what a page shows of it, on the server and in the browser alike. */
export interface DescribedVerification {
  verdict: Outcome;
  title: string;
  summary: string;
  /** What it states; only words that are signed. */
  record: string;
  checks: readonly { check: CheckName; outcome: Outcome; words: string; reason: string }[];
  drawing: RecordDrawing | undefined;
}

/** Words a verification. What a certificate states is shown only once its signature holds. */
export function describeVerification(
  verification: Verification,
  words: VerifyWords,
  language: string,
): DescribedVerification {
  const { verdict, checks, credential } = verification;
  const outcomeOf = (name: CheckName) => checks.find(({ check }) => check === name)?.outcome;
  const isSigned = outcomeOf('signature') === 'verified' && outcomeOf('key') !== 'failed';
  const facts = isSigned ? verification.facts : undefined;
  const values = valuesOf(verification, facts, language);
  const say = (name: string) => fill(words[name] ?? '', values);
  const kind = kindOf(verification, facts !== undefined);
  const nameless = facts && facts.name === undefined ? '-nameless' : '';
  const record = facts
    ? ['record', ...facts.byPerson.map((part) => `by-person.${part}`)].map(say).join(' ')
    : '';
  return {
    verdict,
    title: say(
      kind === 'verified' ? `title.${facts?.isAward === true ? 'award' : kind}${nameless}` : `title.${kind}`,
    ),
    summary: say(`summary.${kind}`),
    record: facts && kind !== 'verified' ? `${say(`states${nameless}`)} ${record}` : record,
    checks: checks.map((check) => ({
      check: check.check,
      outcome: check.outcome,
      words: say(`outcome.${check.outcome}`),
      reason: say(reasonOf(check, verification)),
    })),
    drawing:
      facts &&
      credential &&
      drawRecord({
        examBits: facts.exam.bits,
        practicalBits: facts.practical.bits,
        hash: sha256Text(canonicalJson(credential)),
      }),
  };
}

/** Puts values into a sentence, each place once, so that no value can name another place. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** A moment to the minute in UTC, as a language writes it. */
export function momentIn(language: string, moment: Date | string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

function kindOf({ verdict, checks, credential }: Verification, isSigned: boolean): string {
  if (!credential) return 'empty';
  if (verdict !== 'failed') return verdict;
  const failures = checks.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check);
  if (isSigned && failures[0] === 'status') return 'revoked';
  const [only, ...others] = failures;
  if (others.length > 0) return 'failed';
  return only === 'recipient' ? 'address' : only === 'anchor' ? 'anchor' : 'failed';
}

function reasonOf({ check, reason }: Check, { credential }: Verification): string {
  if (reason === 'no-structure') return reason;
  const hasEnd = reason === 'valid' && credential?.validUntil !== undefined;
  return `${check}.${reason}${hasEnd ? '-until' : ''}`;
}

function valuesOf(
  { credential, statusAt, block }: Verification,
  facts: Verification['facts'],
  language: string,
): Readonly<Record<string, string>> {
  const day = (moment: string | undefined) =>
    moment === undefined
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  return {
    at: statusAt === undefined ? '' : momentIn(language, statusAt),
    from: day(credential?.validFrom),
    until: day(credential?.validUntil),
    ...(block && { block: count(block.height), blockAt: momentIn(language, block.time) }),
    ...(facts && {
      name: apart(facts.name ?? '', language),
      course: apart(facts.course, language),
      issuer: apart(facts.issuer, language),
      date: day(facts.validFrom),
      right: count(facts.exam.right),
      items: count(facts.exam.bits.length),
      kept: count(facts.practical.right),
      units: count(facts.practical.bits.length),
    }),
  };
}

/** In a language from right to left, words of another direction are isolated: two side by side would run into one. */
function apart(words: string, language: string): string {
  return language === 'ar' ? `\u2068${words}\u2069` : words;
}
