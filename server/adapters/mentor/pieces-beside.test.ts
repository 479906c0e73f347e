import { expect, test } from 'vitest';
import { piecesBeside } from './pieces-beside.ts';

const HTML = `
<p>Before everything, a text that has no figure of its own.</p>
<h2>Recovery</h2>
<p>A loss of half needs a gain of <em>all</em> that is left: <math><mn>1</mn></math> to come back.</p>
<figure data-figure="needed"><figcaption>What is needed</figcaption></figure>
<h2>Streaks</h2>
<p>Eight losses in a row come sooner than you think &amp; more often.</p>
<section class="activity"><h3>Run it</h3><p>Set your own chance.</p><div data-activity="streaks"><p>A model.</p></div></section>
<section class="activity"><h3>Guess</h3><p>How many of a hundred?</p><div data-activity="how-many"></div></section>
<h2>After</h2>
<p>Nothing is drawn here.</p>
<section class="activity"><h3>Check</h3><p>What is right?</p><div data-activity="how-many"></div></section>`;

test('a paragraph has the figure or the simulation under its own heading', () => {
  const lines = [
    'A loss of half needs a gain of all that is left: to come back.',
    'What is needed',
    'Eight losses in a row come sooner than you think & more often.',
    'Set your own chance.',
  ];
  expect(piecesBeside(HTML, new Set(['streaks']), lines)).toEqual([
    { kind: 'figure', name: 'needed' },
    { kind: 'figure', name: 'needed' },
    { kind: 'simulation', name: 'streaks' },
    { kind: 'simulation', name: 'streaks' },
  ]);
});

test('none where its heading has none, where an activity asks, or where the words stand nowhere', () => {
  const lines = [
    'Before everything, a text that has no figure of its own.',
    'Nothing is drawn here.',
    'What is right?',
    'Words of another lesson.',
  ];
  expect(piecesBeside(HTML, new Set(['streaks']), lines)).toEqual(lines.map(() => undefined));
  expect(piecesBeside('', new Set(), ['', 'Words'])).toEqual([undefined, undefined]);
});

test('the nearest counts, and one too far away does not', () => {
  const far = Array.from({ length: 6 }, (_, place) => `<p>Paragraph ${place}.</p>`).join('');
  const html = `<h2>One</h2><figure data-figure="first"></figure><p>Near the first.</p>${far}<figure data-figure="last"></figure>`;
  const lines = ['Near the first.', 'Paragraph 1.', 'Paragraph 5.', 'Paragraph 0.'];
  expect(piecesBeside(html, new Set(), lines).map((piece) => piece?.name)).toEqual([
    'first',
    'first',
    'last',
    'first',
  ]);
  expect(
    piecesBeside(`<h2>One</h2><p>Alone.</p>${far}<figure data-figure="last"></figure>`, new Set(), [
      'Alone.',
    ]),
  ).toEqual([undefined]);
});
