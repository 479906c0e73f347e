import type { ApplicationRow } from '#domain/community/contract.ts';
import type { LetterTexts } from './letter-wording.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { zh } from './texts/zh.ts';

/** The texts by the languages that an application can prefer. */
export const LETTER_TEXTS: Readonly<Record<ApplicationRow['preferred_language'], LetterTexts>> = {
  en,
  es,
  fr,
  ar,
  zh,
  hi,
};
