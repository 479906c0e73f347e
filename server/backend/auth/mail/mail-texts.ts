import type { Language } from '#domain/kernel/languages.ts';
import type { MailTexts } from './mail-wording.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { zh } from './texts/zh.ts';

const BY_LANGUAGE: Readonly<Record<Language, MailTexts>> = { en, es, fr, ar, zh, hi };
const TEXTS: Readonly<Record<string, MailTexts>> = BY_LANGUAGE;

/** The texts in a language (`es`, `pt-BR`, anything a profile holds); English for those we do not speak. */
export function mailTexts(language: unknown): MailTexts & { readonly language: string } {
  const code = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : 'en';
  const texts = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  return texts ? { ...texts, language: code } : { ...en, language: 'en' };
}
