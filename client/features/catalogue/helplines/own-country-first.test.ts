// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ownCountryFirst } from './own-country-first.ts';

function textWith(...rows: readonly (readonly [name: string, countries?: string])[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<table data-helplines="harm"><thead><tr><th>Country</th></tr></thead><tbody>${rows
    .map(
      ([name, countries]) =>
        `<tr${countries === undefined ? '' : ` data-countries="${countries}"`}><td>${name}</td></tr>`,
    )
    .join('')}</tbody></table>`;
  return root;
}

const rows = [['Everywhere'], ['Lifeline', 'AU'], ['Samaritans', 'GB IE'], ['988', 'US']] as const;

const shownFor = (timeZone: string, languages: readonly string[] = []) => {
  const root = textWith(...rows);
  ownCountryFirst(root, { timeZone, languages });
  return Array.from(root.querySelectorAll('td'), ({ textContent }) => textContent);
};

test('the helplines of the country of the clock come first, the others keep their order', () => {
  expect(shownFor('Europe/Dublin')).toEqual(['Samaritans', 'Everywhere', 'Lifeline', '988']);
  expect(shownFor('America/Denver')).toEqual(['988', 'Everywhere', 'Lifeline', 'Samaritans']);
});

test('a country that has none changes nothing, whatever the language of the browser', () => {
  expect(shownFor('Europe/Lisbon', ['en-US'])).toEqual(['Everywhere', 'Lifeline', 'Samaritans', '988']);
  expect(shownFor('UTC', ['en-GB'])).toEqual(['Everywhere', 'Lifeline', 'Samaritans', '988']);
});

test('a text without helplines is left alone', () => {
  const root = document.createElement('div');
  root.innerHTML = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  ownCountryFirst(root, { timeZone: 'Europe/Dublin', languages: [] });
  expect(root.textContent).toBe('1');
});
