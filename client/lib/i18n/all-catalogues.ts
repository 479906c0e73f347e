import type { Messages } from '@lingui/core';
import { messages as ar } from '../../locales/ar.po';
import { messages as en } from '../../locales/en.po';
import { messages as es } from '../../locales/es.po';
import { messages as fr } from '../../locales/fr.po';
import { messages as hi } from '../../locales/hi.po';
import { messages as zh } from '../../locales/zh.po';
import type { Locale } from './locales.ts';

/** Every language's messages at once: for the server bundle of the public pages, never for a browser. */
export const catalogues: Readonly<Record<Locale, Messages>> = { en, es, fr, ar, zh, hi };
