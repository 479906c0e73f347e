import { readGuestAnswers, saveGuestPuzzle } from '../../../lib/guest-answers.ts';

/**
 * Lets the puzzle of the day be answered without leaving its page. The form works without it; this keeps the answer in this browser,
 * until there is an account for it, and shows on the next visit of the day what it came to.
 */
export function startGuestPuzzle(): void {
  const puzzle = document.querySelector<HTMLElement>('[data-puzzle]');
  if (puzzle === null) return;
  const { inApp, signedIn } = document.documentElement.dataset;
  // What is shown to strangers here is a screen of the app for learners.
  if (signedIn !== undefined && inApp !== undefined) return location.replace(inApp);
  settle(puzzle);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-puzzle] form')) return;
    event.preventDefault();
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value);
    void answer(sent, true);
  });
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-copy]') !== null) void copyLine();
  });
  const { puzzle: day = '', answer: graded } = puzzle.dataset;
  const kept = readGuestAnswers().puzzles.find((one) => one.day === day);
  if (kept !== undefined && graded === undefined) {
    void answer(new URLSearchParams({ day, kept: String(kept.answer) }), false);
  }
}

const STYLES = /<style>([\s\S]*?)<\/style>/g;

let isAsking = false;

/** @param takesFocus whether the visitor answered it just now */
async function answer(sent: URLSearchParams, takesFocus: boolean): Promise<void> {
  const before = document.querySelector<HTMLElement>('[data-puzzle]');
  if (isAsking || before === null) return;
  isAsking = true;
  try {
    const response = await fetch(location.pathname, { method: 'POST', body: sent });
    const html = await response.text();
    // A parsed document is under the policy of this one, which does not know its styles.
    const told = new DOMParser().parseFromString(html.replaceAll(STYLES, ''), 'text/html');
    const puzzle = told.querySelector<HTMLElement>('[data-puzzle]');
    if (puzzle === null) throw new Error(`The page answered with ${response.status}.`);
    wear([...html.matchAll(STYLES)].map(([, css = '']) => css).join(''));
    before.replaceWith(puzzle);
    settle(puzzle);
    const said = puzzle.querySelector<HTMLElement>(
      '[tabindex="-1"], [aria-invalid="true"], input:not([type="hidden"])',
    );
    if (takesFocus) said?.focus();
  } catch (error) {
    console.error('The puzzle could not be answered', error);
    before.querySelector('[data-failed]')?.removeAttribute('hidden');
  } finally {
    isAsking = false;
  }
}

/** The styles of another version of the page, in the place of those of this one. */
function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  document.querySelector('head style')?.remove();
}

/** Keeps what was graded, and shows what needs a script. */
function settle(puzzle: HTMLElement): void {
  const { puzzle: day = '', answer: graded } = puzzle.dataset;
  if (graded === undefined) return;
  saveGuestPuzzle(day, JSON.parse(graded) as number | string);
  const isKept = readGuestAnswers().puzzles.some((one) => one.day === day);
  if (isKept) puzzle.querySelector('[data-kept]')?.removeAttribute('hidden');
  puzzle.querySelector('[data-needs-script]')?.removeAttribute('hidden');
}

async function copyLine(): Promise<void> {
  const line = document.querySelector('[data-line]')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(line);
    document.querySelector('[data-copied]')?.removeAttribute('hidden');
  } catch (error) {
    // It is there to be marked.
    console.error('The line could not be copied', error);
  }
}
