import { readGuestAnswers, saveFirstPuzzle } from '../../../lib/guest-answers.ts';

/**
 * Keeps what is chosen first in the puzzle of the landing page, until there is an account for it, and says that it is kept. Arrow keys
 * pass over the choices and show what is said of each: after them nothing is a first answer any more.
 */
export function startFirstPuzzle(): void {
  const puzzle = document.querySelector('[data-first-puzzle]');
  if (puzzle === null) return;
  const { first_puzzle: kept } = readGuestAnswers();
  const chosen = puzzle.querySelector<HTMLInputElement>(`input[value="${kept}"]`);
  if (chosen !== null) chosen.checked = true;
  sayThatItIsKept(puzzle);
  let isPassedOver = false;
  puzzle.addEventListener('keydown', (event) => {
    isPassedOver ||= (event as KeyboardEvent).key.startsWith('Arrow');
  });
  puzzle.addEventListener('change', (event) => {
    if (isPassedOver) return;
    saveFirstPuzzle(Number((event.target as HTMLInputElement).value));
    sayThatItIsKept(puzzle);
  });
}

function sayThatItIsKept(puzzle: Element): void {
  if (readGuestAnswers().first_puzzle === undefined) return;
  puzzle.querySelector('[data-kept]')?.removeAttribute('hidden');
}
