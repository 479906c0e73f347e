import { expect, test } from 'vitest';
import { checksIn, placeCheck } from './checks.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderTree } from './render-markdown.ts';

function render(markdown: string): string {
  const tree = parseMarkdown(markdown);
  for (const check of checksIn(tree)) placeCheck(check);
  return renderTree(tree);
}

test.each(['How much?\n---\nIt is *$360*.', 'How much?\n\n---\n\nIt is *$360*.'])('divides %j', (inside) => {
  expect(render(`:::check\n${inside}\n:::`)).toBe(
    '<details class="check"><summary><span class="check-label">Check yourself</span> How much?</summary>' +
      '<p>It is <em>$360</em>.</p></details>',
  );
});

test('the answer may be a table', () => {
  const html = render(':::check\nHow much?\n---\n| Plan | Gap |\n|---|---|\n| $120 | $360 |\n:::');
  expect(html).toContain('</summary><table>');
});

test('a check without a dividing line has no answer', () => {
  const [check] = checksIn(parseMarkdown(':::check\nHow much?\n:::'));
  expect(check?.answer).toEqual([]);
});
