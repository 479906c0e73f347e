import { fillIn } from '#domain/kernel/fill-in.ts';
import type { Letter } from '../letter.ts';
import { TRIAL_TEXTS } from './trial-texts.ts';

type TrialFacts = {
  readonly recipient: string;
  /** What the profile says; mails to people who said nothing are in English. */
  readonly language: unknown;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly endsAt: Date;
};

/** The mail before the end of a trial: when it ends, what stays, and where a plan is chosen. */
export function trialLetter({
  recipient,
  language: wanted,
  siteName,
  publicUrl,
  endsAt,
}: TrialFacts): Letter {
  const language = Object.keys(TRIAL_TEXTS).find((known) => known === wanted) ?? 'en';
  const texts = TRIAL_TEXTS[language] ?? TRIAL_TEXTS.en;
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(endsAt);
  const fill = (text: string) => fillIn(text, { site: siteName, date });
  return {
    recipient,
    language,
    subject: fill(texts.subject),
    parts: [{ text: fill(texts.text) }, { link: `${publicUrl}/account#plan`, words: texts.action }],
  };
}
