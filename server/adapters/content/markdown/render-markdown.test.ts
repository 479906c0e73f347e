import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormulaError } from './formula.ts';
import { isProse, parseMarkdown } from './parse-markdown.ts';
import { renderInlineMarkdown, renderMarkdown, renderTree } from './render-markdown.ts';

describe('renderMarkdown', () => {
  test('writes plain words as the whole way through the parser would', () => {
    const piece = fc.constantFrom(
      'a',
      'Gap',
      'é',
      '风',
      '3',
      '1.',
      ' ',
      ',',
      "'",
      '"',
      '’',
      '(',
      ')',
      '%',
      '–',
      '$5',
      '=',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const markdown = `A${pieces.join('')}`;
        fc.pre(isProse(markdown));
        const html = renderTree(parseMarkdown(markdown));
        expect(renderMarkdown(markdown)).toBe(html);
        expect(`<p>${renderInlineMarkdown(markdown)}</p>`).toBe(html);
      }),
    );
  });

  test('renders text, lists and links', () => {
    expect(renderMarkdown('Know **your** odds: [why](https://example.org).\n\n- one\n- two')).toBe(
      '<p>Know <strong>your</strong> odds: <a href="https://example.org">why</a>.</p>\n' +
        '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  test('gives headings ids with a prefix', () => {
    expect(renderMarkdown('## The odds\n\n### The odds')).toBe(
      '<h2 id="section-the-odds">The odds</h2>\n<h3 id="section-the-odds-1">The odds</h3>',
    );
  });

  test('gives tables header scopes and a scrolling box named by the heading above', () => {
    const html = renderMarkdown('## Costs\n\n| Risk | Cost |\n|---|--:|\n| Gap | $20 |');
    expect(html).toContain(
      '<div class="table-scroll" tabindex="0" role="group" aria-labelledby="section-costs"><table>',
    );
    expect(html).toContain('<th scope="col">Risk</th>');
    expect(html).toContain('<th align="right" scope="col">Cost</th>');
  });

  test('says of a table whether its words need room on a narrow screen', () => {
    const boxOf = (columns: number) =>
      renderMarkdown(`|${' a |'.repeat(columns)}\n|${'---|'.repeat(columns)}`).split('>')[0];
    expect(boxOf(3)).toBe('<div class="table-scroll" tabindex="0"');
    expect(boxOf(4)).toBe('<div class="table-scroll of-many-columns" tabindex="0"');
  });

  test('does not call an empty cell a header', () => {
    expect(renderMarkdown('| | Cost |\n|---|---|\n| Gap | $20 |')).toContain(
      '<tr>\n<td></td>\n<th scope="col">Cost</th>\n</tr>',
    );
  });

  test('leaves money alone and reads formulas between two dollar signs', () => {
    expect(renderMarkdown('From $8,000 to $60.')).toBe('<p>From $8,000 to $60.</p>');
    const html = renderMarkdown('Risk is $$p \\times L$$ here.');
    expect(html).toContain('<math');
    expect(html).toContain('<mo>×</mo>');
    expect(html).not.toContain('$');
  });

  test.each(['$$\\frac{1}{4}$$', '$$\n\\frac{1}{4}\n$$'])('displays a lone formula: %j', (markdown) => {
    const html = renderMarkdown(markdown);
    expect(html).toContain('display="block"');
    expect(html).toContain('<mfrac><mn>1</mn><mn>4</mn></mfrac>');
  });

  test('refuses a formula that cannot be read', () => {
    expect(() => renderMarkdown('$$\\frac{1}{$$')).toThrow(FormulaError);
  });

  test('renders a fixed text to the same HTML as ever', () => {
    const text = '## Size\n\n$$n = \\frac{60}{1.2}$$\n\n> 50 units\n\n| a | b |\n|---|---|\n| `x` | ~~y~~ |';
    expect(renderMarkdown(text)).toMatchInlineSnapshot(`
      "<h2 id="section-size">Size</h2>
      <math display="block"><mrow><mi>n</mi><mo>=</mo><mfrac><mn>60</mn><mn>1.2</mn></mfrac></mrow></math>
      <blockquote>
      <p>50 units</p>
      </blockquote>
      <div class="table-scroll" tabindex="0" role="group" aria-labelledby="section-size"><table>
      <thead>
      <tr>
      <th scope="col">a</th>
      <th scope="col">b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td><code>x</code></td>
      <td><del>y</del></td>
      </tr>
      </tbody>
      </table></div>"
    `);
  });
});

describe('renderInlineMarkdown', () => {
  test('leaves the paragraph out', () => {
    expect(renderInlineMarkdown('About *$60*')).toBe('About <em>$60</em>');
  });

  test('keeps the paragraphs of a longer text', () => {
    expect(renderInlineMarkdown('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });
});

describe('hostile texts', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:alert(1))',
    '![x](https://evil.example/pixel.png "onerror=alert(1)")',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<style>*{display:none}</style>',
    '<https://ok.example/"onmouseover=alert(1)>',
    '$$\\href{javascript:alert(1)}{x}$$',
    '$$\\text{<img src=x onerror=alert(1)>}$$',
    '$$\\text{</mtext></math><script>alert(1)</script>}$$',
    '$$\\style{position:fixed}{x}$$',
    '$$\\class{overlay}{x}$$',
    '$$\\includegraphics{https://evil.example/a.png}$$',
    '## <b id="location">x</b>',
    '```html onload=alert(1)\n<script>alert(1)</script>\n```',
    '[^1]: <script>alert(1)</script>\n\nx[^1]',
    '- [x] <input autofocus onfocus=alert(1)>',
    ':term[x]{#a onclick="alert(1)" style="position:fixed"}',
    '::figure{#a .overlay src="https://evil.example" onload="alert(1)"}',
    ':::reveal{#location onclick="alert(1)"}\nx\n---\ny\n:::',
    ':img[x]{src=x onerror="alert(1)"}',
    '::iframe{src="https://evil.example"}',
  ])('%s', (markdown) => {
    const html = renderTolerant(markdown);
    expect(html).not.toMatch(/<\s*(script|img|svg|iframe|style|input|object|form|annotation)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src|id="(?!section-))/i);
    expect(html).not.toMatch(/href="(?!https:|mailto:|#)[^"]*:/i);
  });

  function renderTolerant(markdown: string): string {
    try {
      return renderMarkdown(markdown);
    } catch (error) {
      // A formula that is refused shows nothing at all, which is safe.
      if (error instanceof FormulaError) return '';
      throw error;
    }
  }
});

test('columns of numbers stand on the right, and what names the rows does not', () => {
  const html = renderMarkdown(
    '| Price | Result | Kept | Who |\n|---|---|:---|---|\n| $40 | -$50 | 1 | 3 friends |\n| $46 | 1.5 R | 2 | 4 |',
  );
  expect([...html.matchAll(/<td( align="\w+")?>/g)].map(([, align]) => align)).toEqual([
    undefined,
    ' align="right"',
    ' align="left"',
    undefined,
    undefined,
    ' align="right"',
    ' align="left"',
    undefined,
  ]);
});
