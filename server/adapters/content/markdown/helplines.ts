import type { Element, ElementContent } from 'hast';
import type { Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Helpline } from '#domain/mentor/content-contract.ts';
import { helplineSite } from '#domain/mentor/helpline-site.ts';
import { element, words } from './details-table.ts';

/** A `::helplines{#harm}` on a line of its own. */
export type HelplinesUse = { readonly trouble: string; readonly node: RootContentMap['leafDirective'] };

const HEADS = ['Country', 'Service'];

const NO_BREAK_SPACE = '\u00A0';
const NO_BREAK_HYPHEN = '\u2011';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Days as `en-GB` writes them cannot be misread; they have no time zone. */
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** All places of a text that name people to talk to, from top to bottom. */
export function helplinesIn(tree: Root): HelplinesUse[] {
  const uses: HelplinesUse[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'helplines') uses.push({ trouble: node.attributes?.id ?? '', node });
  });
  return uses;
}

/**
 * Gives the place the table that it becomes: the helplines that the mentor names for this trouble, those that help
 * everywhere first, the others by country. The client puts the reader's own country before them.
 */
export function placeHelplines({ trouble, node }: HelplinesUse, helplines: readonly Helpline[]): void {
  const rows = helplines
    .filter((line) => line.for.some((one) => one === trouble))
    .map((line) => ({ line, where: countriesOf(line) }))
    .toSorted((one, other) => one.where.localeCompare(other.where, 'en'))
    .map(({ line, where }) => rowOf(line, where));
  node.data = {
    hName: 'table',
    hProperties: { dataHelplines: trouble },
    hChildren: [
      element('thead', [
        element(
          'tr',
          HEADS.map((head) => element('th', [words(head)])),
        ),
      ]),
      element('tbody', rows),
    ],
  };
}

/** The names of the countries; empty for a service that helps everywhere. */
function countriesOf({ countries }: Helpline): string {
  return countries
    .map((country) => countryNames.of(country) ?? country)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .join(', ');
}

function rowOf({ name, countries, phone, source, noted, checked }: Helpline, where: string): Element {
  const cells: ElementContent[][] = [
    [words(where === '' ? 'Any country' : where)],
    // All of it stands in one column, which has room on a phone as well; the number never breaks.
    [
      // Some are called as they are dialled.
      ...(name === phone ? [] : [words(name), element('br', [])]),
      ...(phone === undefined ? [] : [callLink(phone), element('br', [])]),
      siteLink(source),
      element('small', [
        words(checked === undefined ? `noted ${dayOf(noted)}` : `checked ${dayOf(checked)}`),
      ]),
    ],
  ];
  return {
    ...element(
      'tr',
      cells.map((cell) => element('td', cell)),
    ),
    properties: countries.length === 0 ? {} : { dataCountries: countries.join(' ') },
  };
}

function dayOf(day: string): string {
  return days.format(new Date(day));
}

function callLink(phone: string): Element {
  return link(
    `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
    phone.replaceAll(/[ -]/g, (sign) => (sign === ' ' ? NO_BREAK_SPACE : NO_BREAK_HYPHEN)),
  );
}

/** An address breaks before its dots, where it has to. */
function siteLink(source: string): Element {
  const [first = '', ...others] = helplineSite(source).split('.');
  const parts = others.flatMap((part) => [element('wbr', []), words(`.${part}`)]);
  return { ...element('a', [words(first), ...parts]), properties: { href: source } };
}

function link(href: string, text: string): Element {
  return { ...element('a', [words(text)]), properties: { href } };
}
