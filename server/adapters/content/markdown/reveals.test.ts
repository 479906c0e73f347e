import { expect, test } from 'vitest';
import { revealsIn, placeReveal } from './reveals.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderTree } from './render-markdown.ts';

function render(markdown: string): string {
  const tree = parseMarkdown(markdown);
  for (const reveal of revealsIn(tree)) placeReveal(reveal);
  return renderTree(tree);
}

test.each(['How much?\n---\nIt is *$360*.', 'How much?\n\n---\n\nIt is *$360*.'])('divides %j', (inside) => {
  expect(render(`:::reveal\n${inside}\n:::`)).toBe(
    '<details class="reveal"><summary><span class="reveal-label">Check yourself</span> How much?</summary>' +
      '<p>It is <em>$360</em>.</p></details>',
  );
});

test('the answer may be a table', () => {
  const html = render(':::reveal\nHow much?\n---\n| Plan | Gap |\n|---|---|\n| $120 | $360 |\n:::');
  expect(html).toContain('</summary><table>');
});

test('a reveal without a dividing line has no answer', () => {
  const [reveal] = revealsIn(parseMarkdown(':::reveal\nHow much?\n:::'));
  expect(reveal?.answer).toEqual([]);
});
