import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { readCatalogues } from './read-catalogues.ts';

const catalogues = readCatalogues();
const english = Object.keys(catalogues.en.messages);
const places = (text: unknown) => new Set(String(text).match(/\{\w+\}/g));

/* That every message is there, `npm run verify -- messages` says. */
test.each(LANGUAGES)('every mail is written in %s, with the places of the English one', (language) => {
  const { messages } = catalogues[language];
  expect(english.length).toBeGreaterThan(30);
  expect(Object.keys(messages).toSorted()).toEqual(english.toSorted());
  for (const message of english) {
    expect(places(messages[message]), message).toEqual(places(message));
    expect(messages[message] === message, message).toBe(language === 'en');
  }
});

test.each(LANGUAGES)('nothing in %s is taken for a mark of the message format', (language) => {
  const i18n = catalogues[language];
  for (const message of english) {
    const values = Object.fromEntries([...places(message)].map((place) => [place.slice(1, -1), place]));
    expect(i18n._(message, values), message).toBe(i18n.messages[message]);
  }
});
