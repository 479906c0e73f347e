import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { textLessonSchema } from '#domain/catalogue/contract.ts';
import type { GlossaryFile } from '#domain/catalogue/glossary-contract.ts';
import { type HelplinesFile, helplinesSchema } from '#domain/mentor/content-contract.ts';
import { ContentError } from '../content-error.ts';
import * as parser from '../markdown/parse-markdown.ts';
import type { ContentFile, TextLesson } from '../reading/content.ts';
import { hashOfBody } from './hash-of-body.ts';
import { textBody } from './text-body.ts';

const facts = {
  title: 'A lesson',
  description: 'What it says.',
  minutes: 4,
  author: 'Editors',
  reviewed: '2026-11-20',
  skills: ['risk-register'],
};

function lesson(markdown: string, figures: Record<string, unknown> = {}): TextLesson {
  const data = v.parse(textLessonSchema, { ...facts, figures });
  return {
    kind: 'text',
    order: 1,
    slug: 'a',
    path: 'a.lesson.md',
    data,
    lineOf: () => 1,
    isKnown: false,
    values: new Map(),
    markdown,
    markdownLine: 1,
  };
}

const glossary: ContentFile<GlossaryFile> = {
  path: 'glossary.yaml',
  data: { terms: [{ id: 'gap', term: 'gap', plural: 'gaps', definition: 'A jump.' }] },
  lineOf: () => 1,
  isKnown: false,
};

const helplines: ContentFile<HelplinesFile> = {
  path: 'mentor/helplines.yaml',
  data: v.parse(helplinesSchema, {
    helplines: [
      {
        name: 'Samaritans',
        for: ['crisis'],
        countries: ['GB', 'IE'],
        languages: ['en'],
        phone: '116 123',
        source: 'https://www.samaritans.org',
        noted: '2026-11-22',
        checked: '2026-12-01',
      },
      {
        name: '3114',
        for: ['crisis'],
        countries: ['FR'],
        languages: ['fr'],
        phone: '3114',
        source: 'https://3114.fr',
        noted: '2026-11-22',
      },
      {
        name: 'Find <A> Helpline',
        for: ['crisis', 'harm'],
        countries: [],
        languages: ['en'],
        source: 'https://findahelpline.com',
        noted: '2026-11-22',
      },
    ],
  }),
  lineOf: () => 1,
  isKnown: false,
};

const mentor = {
  helplines,
  replies: undefined,
  intents: [],
  calculators: undefined,
  asked: [],
  concepts: [],
  ways: undefined,
  dialogues: [],
};

const registers = { glossary, skills: undefined, misconceptions: undefined, mentor };

test('titles, summaries and tables of figures are text, whatever they hold', () => {
  const bars = {
    kind: 'bars',
    title: '<script>alert(1)</script>',
    summary: '<b>20</b>',
    unit: '$',
    bars: [{ label: '<i>A</i>', value: 1200 }],
  };
  const {
    columns: { html },
  } = textBody(lesson('::figure{#one}', { one: bars }), registers);
  expect(html).toBe(
    '<figure data-figure="one"><figcaption>&#x3C;script>alert(1)&#x3C;/script></figcaption>' +
      '<p>&#x3C;b>20&#x3C;/b></p>' +
      '<details class="figure-table"><summary>Data table</summary><table>' +
      '<thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead>' +
      '<tbody><tr><td>&#x3C;i>A&#x3C;/i></td><td>$1,200</td></tr></tbody></table></details></figure>',
  );
});

test('a term keeps its words and gets its definition once', () => {
  const {
    columns: { html, terms },
  } = textBody(lesson('Some :term[*gaps*]{#gap}, a :term[gap]{#gap}.'), registers);
  expect(html).toBe(
    '<p>Some <span class="term" data-term="gap"><em>gaps</em></span>, a <span class="term" data-term="gap">gap</span>.</p>',
  );
  expect(terms).toEqual({ gap: { term: 'gap', definition: 'A jump.' } });
});

test.each(['::figure{#none}', ':term[x]{#none}', '::figure{#constructor}'])('%s is refused', (markdown) => {
  expect(() => textBody(lesson(markdown), registers)).toThrow(ContentError);
});

test('helplines are named with telephone, their own page and the day on which that was so', () => {
  const html = textBody(lesson('::helplines{#crisis}'), registers).columns.html;
  expect(html).toBe(
    '<div class="table-scroll" tabindex="0"><table data-helplines="crisis"><thead><tr><th scope="col">Country</th>' +
      '<th scope="col">Service</th></tr></thead><tbody>' +
      '<tr><td>Any country</td><td>Find &#x3C;A> Helpline<br><a href="https://findahelpline.com">findahelpline<wbr>.com</a>' +
      '<small>noted 22 November 2026</small></td></tr>' +
      '<tr data-countries="FR"><td>France</td><td><a href="tel:3114">3114</a><br><a href="https://3114.fr">3114<wbr>.fr</a>' +
      '<small>noted 22 November 2026</small></td></tr>' +
      '<tr data-countries="GB IE"><td>Ireland, United Kingdom</td>' +
      '<td>Samaritans<br><a href="tel:116123">116\u00A0123</a><br><a href="https://www.samaritans.org">samaritans<wbr>.org</a>' +
      '<small>checked 1 December 2026</small></td></tr></tbody></table></div>',
  );
  const others = textBody(lesson('::helplines{#harm}'), registers).columns.html;
  expect(others).toContain('https://findahelpline.com');
  expect(others).not.toContain('Samaritans');
});

test('a text with helplines is made again when they change, another is not', () => {
  const changed = {
    ...registers,
    mentor: { ...mentor, helplines: { ...helplines, data: { helplines: [] } } },
  };
  const sources = (markdown: string, known: typeof registers) =>
    hashOfBody(lesson(markdown), known, 'of today');
  expect(sources('::helplines{#harm}', changed)).not.toBe(sources('::helplines{#harm}', registers));
  expect(sources('Words.', changed)).toBe(sources('Words.', registers));
});

test('that a text has not changed is known without parsing it', () => {
  const parsing = vi.spyOn(parser, 'parseMarkdown');
  hashOfBody(lesson('## One\n\n::helplines{#harm}\n\nA :term[gap]{#gap}.'), registers, 'of today');
  expect(parsing).not.toHaveBeenCalled();
});
