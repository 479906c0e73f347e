import { APPLICATION_TOKEN_DAYS, type ApplicationRow } from '#domain/community/contract.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { fillIn } from '#domain/kernel/fill-in.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query } from '../../adapters/sql.ts';
import type { Letter } from '../letter.ts';
import { LETTER_TEXTS } from './letter-texts.ts';
import type { LetterKind } from './letter-wording.ts';

/** Puts a letter about an application into the outbox, in the caller's transaction. */
export type MailApplicant = (query: Query, application: ApplicationRow) => Promise<void>;

export type LetterFacts = {
  readonly site: Pick<SiteFile, 'name' | 'community'>;
  readonly publicUrl: string;
  readonly tokens: SignedTokens;
  readonly now: Date;
};

const DAY_MS = 86_400_000;

/**
 * The letter that tells an applicant how the application stands, in the language they prefer, with a link to their own
 * page.
 */
export function applicationLetter(
  application: ApplicationRow,
  { site, publicUrl, tokens, now }: LetterFacts,
): Letter {
  const {
    id,
    preferred_language: language,
    program_interest: programId,
    decision_reason: reason,
  } = application;
  const texts = LETTER_TEXTS[language];
  const kind = letterKind(application.status);
  const program = site.community.programs.find((each) => each.id === programId)?.name;
  const values = {
    site: site.name,
    program: program?.[language] ?? program?.en ?? programId,
    due: moment(application.due_at, language),
  };
  const fill = (words: string) => fillIn(words, values);
  const { subject, text, action } = texts.letters[kind];
  const token = tokens.issue(id, new Date(now.getTime() + APPLICATION_TOKEN_DAYS * DAY_MS));
  const prefix = language === 'en' ? '' : `/${language}`;
  return {
    recipient: application.email,
    language,
    subject: fill(subject),
    parts: [
      { text: fill(text) },
      ...(reason === null ? [] : [{ text: `${texts.reason} ${reason}` }]),
      ...(kind === 'awarded' ? [{ text: texts.claim }] : []),
      { link: `${publicUrl}${prefix}/community/application?token=${token}`, words: action },
      { text: texts.ignore },
    ],
  };
}

function letterKind(status: ApplicationRow['status']): LetterKind {
  return status === 'awarded' || status === 'declined' ? status : 'received';
}

/** "23 November 2026 at 14:05 UTC" in a language; the server knows no time zone of the reader. */
function moment(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);
}
