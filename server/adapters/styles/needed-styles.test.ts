import { expect, test } from 'vitest';
import { shareStyles } from './needed-styles.ts';

const page = (body: string, lang = 'en') => `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
const needed = (css: string, body: string, lang?: string) => shareStyles(css).neededBy(page(body, lang));

test('a rule stays when its classes and elements are on the page', () => {
  const css = '.flex{display:flex}.sm\\:p-1\\.5{padding:1px}ul li{margin:0}p.flex{color:red}';
  expect(needed(css, '<div class="flex"></div>')).toBe('.flex{display:flex}');
  expect(needed(css, '<ul class="sm:p-1.5"><li>x</ul>')).toBe('.sm\\:p-1\\.5{padding:1px}ul li{margin:0}');
});

test('of a list of selectors those stay that can match', () => {
  expect(needed('h1,h2,h3{margin:0}', '<h1>x</h1><h3>y</h3>')).toBe('h1,h3{margin:0}');
});

test('states, attributes and what scripts do to the root are kept for an element that is there', () => {
  const css =
    '.a:hover{color:red}.a:not(.b){color:red}.a[aria-current]{color:red}:root[data-theme=dark]{color:red}.a:dir(rtl){color:red}';
  expect(needed(css, '<i class="a"></i>')).toBe(css);
});

test('a pseudo-class with selectors matches what one of them matches', () => {
  const css = ':is(h1,h2) b{margin:0}:where(.x>:not(:last-child)){margin:0}.a:has(em){margin:0}';
  expect(needed(css, '<h2><b class="a">x</b></h2>')).toBe(':is(h1,h2) b{margin:0}');
});

test('what only the app marks in a text goes', () => {
  expect(needed('::highlight(note){color:red}p{margin:0}', '<p>x</p>')).toBe('p{margin:0}');
});

test('a group without rules goes', () => {
  expect(needed('@media print{@supports (color:red){.a{color:red}}}p{margin:0}', '<p>x</p>')).toBe(
    'p{margin:0}',
  );
});

test('steps of an animation are no selectors', () => {
  const css = '@keyframes appear{from{opacity:0}to{opacity:1}}';
  expect(needed(css, '')).toBe(css);
});

test('variables stay as long as something names them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:1px}@property --c{syntax:"*";inherits:false}p{margin:var(--a)}';
  expect(needed(css, '<p>x</p>')).toBe(':root{--a:var(--b);--b:1px}p{margin:var(--a)}');
});

test('variables stay that a drawing beside the page names', () => {
  const css = ':root{--up:blue;--down:brown}';
  expect(shareStyles(css, '<path fill="var(--up)"/>').neededBy(page('<p>x</p>'))).toBe(':root{--up:blue}');
});

test('variables that the language of the page sets anew stand once', () => {
  const css = ':root,:host{--font-sans:Ours}:root:lang(hi){--font-sans:Hindi}p{font-family:var(--font-sans)}';
  expect(needed(css, '<p>x</p>', 'hi')).toBe(
    ':root:lang(hi){--font-sans:Hindi}p{font-family:var(--font-sans)}',
  );
  expect(needed(css, '<p>x</p>', 'en')).toBe(css);
});

test('a typeface stays when it is named and the page has characters of it, in its own language', () => {
  const face = (family: string, range: string) => `@font-face{font-family:${family};unicode-range:${range}}`;
  const latin = face('Ours', 'U+20-7E,U+A0');
  const arabic = face('Ours', 'U+60C,U+621-63A');
  const unnamed = face('Nobody', 'U+20-7E');
  const css = `${latin}${arabic}${unnamed}p{font-family:Ours,serif}`;
  expect(needed(css, '<p>a <a lang="ar">العربية</a></p>')).toBe(`${latin}p{font-family:Ours,serif}`);
  expect(needed(css, '<p>a العربية</p>', 'ar')).toBe(`${latin}${arabic}p{font-family:Ours,serif}`);
});

test('parts of inputs are styled where such an input is', () => {
  const css = '::-webkit-date-and-time-value{margin:0}::selection{margin:0}';
  expect(needed(css, '<input type="email">')).toBe('::selection{margin:0}');
  expect(needed(css, '<input type="date">')).toBe(css);
});

test('the look of placeholders stays where something has one', () => {
  const css = '::placeholder{opacity:1}';
  expect(needed(css, '<input>')).toBe('');
  expect(needed(css, '<input placeholder="x">')).toBe(css);
});
