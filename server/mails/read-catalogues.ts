import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

const FOLDER = join(import.meta.dirname, 'locales');

/**
 * The catalogues that `npm run messages` keeps, as they are written: there is nothing to build, and a message is compiled
 * when a mail says it.
 */
export function readCatalogues(): Readonly<Record<Language, I18n>> {
  const catalogues = LANGUAGES.map((language) => [language, readCatalogue(language)] as const);
  return Object.fromEntries(catalogues) as Record<Language, I18n>;
}

function readCatalogue(language: Language): I18n {
  const { items } = parsePo(readFileSync(join(FOLDER, `${language}.po`), 'utf8'));
  const messages = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));
  return setupI18n({ locale: language, messages: { [language]: messages } }).setMessagesCompiler(
    compileMessage,
  );
}
