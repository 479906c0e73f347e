import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import { knownLanguage } from '../known-language.ts';
import { fillIn } from '#domain/kernel/fill-in.ts';
import type { Letter } from '../letter.ts';
import { MODULE_LETTER_TEXTS } from './module-letter-texts.ts';

type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;

/** What one learner is told about one course. */
export type ModuleNews = {
  /** Of the notice. */
  readonly id: string;
  readonly recipient: string;
  /** What the profile says; mails to people who said nothing are in English. */
  readonly language: unknown;
  readonly course_id: string;
  readonly course_title: string;
  readonly course_translations: Translations;
  readonly modules_written: number;
  readonly modules_count: number;
  /** Those that are new, in their order. */
  readonly modules: readonly { readonly title: string; readonly translations: Translations }[];
};

/** The installation that writes. */
export type ModuleLetterSender = {
  readonly siteName: string;
  readonly publicUrl: string;
  /** To what ends the mails about one course. */
  readonly noticeTokens: SignedTokens;
};

/** The link that ends the mails works for as long as somebody may keep one. */
const TOKEN_DAYS = 3650;
const DAY_MS = 86_400_000;

/** The mail about further modules of a course: what is new, how many are ready, the way there and the way out. */
export function moduleLetter(
  news: ModuleNews,
  { siteName, publicUrl, noticeTokens }: ModuleLetterSender,
  now: Date,
): Letter {
  const language = knownLanguage(typeof news.language === 'string' ? news.language : undefined);
  const texts = MODULE_LETTER_TEXTS[language];
  const numbers = new Intl.NumberFormat(language);
  const values = {
    site: siteName,
    course: titleIn(language, news.course_title, news.course_translations),
    modules: news.modules
      .map(({ title, translations }) => `– ${titleIn(language, title, translations)}`)
      .join('\n'),
    written: numbers.format(news.modules_written),
    total: numbers.format(news.modules_count),
  };
  const fill = (text: string) => fillIn(text, values);
  const token = noticeTokens.issue(news.id, new Date(now.getTime() + TOKEN_DAYS * DAY_MS));
  const prefix = language === 'en' ? '' : `/${language}`;
  const unsubscribeUrl = `${publicUrl}${prefix}/unsubscribe?token=${token}`;
  return {
    recipient: news.recipient,
    language,
    subject: fill(texts.subject),
    parts: [
      { text: fill(texts.text) },
      { link: `${publicUrl}/course/${news.course_id}`, words: texts.action },
      { text: `${fill(texts.why)}\n${unsubscribeUrl}` },
    ],
    unsubscribeUrl,
  };
}

function titleIn(language: Language, title: string, translations: Translations): string {
  const translated = translations?.[language]?.title;
  return inLanguage(
    { en: title, ...(typeof translated === 'string' && { [language]: translated }) },
    language,
  );
}
