import type { RecordDrawing } from '#domain/credentials/drawing/draw-record.ts';
import type { DescribedVerification } from '../describe-verification.ts';

/** Fills the places of the page with what became of a check. */
export function showVerification(
  root: HTMLElement,
  { title, summary, record, checks, drawing }: DescribedVerification,
  checkedAt: string,
): void {
  for (const [slot, words] of Object.entries({ title, summary, record, checked: checkedAt })) {
    setText(root, `[data-slot="${slot}"]`, words);
  }
  for (const { check, outcome, words, reason } of checks) {
    const row = root.querySelector<HTMLElement>(`[data-check="${check}"]`);
    if (row === null) continue;
    row.dataset.outcome = outcome;
    setText(row, '[data-slot="outcome"]', words);
    setText(row, '[data-slot="reason"]', reason);
  }
  root.querySelector('[data-slot="checks"]')?.removeAttribute('hidden');
  const figure = root.querySelector('[data-slot="drawing"]');
  figure?.toggleAttribute('hidden', drawing === undefined);
  for (const part of figure?.querySelectorAll<SVGPathElement>('[data-part]') ?? []) {
    part.setAttribute('d', drawing?.[part.dataset.part as keyof RecordDrawing].join('') ?? '');
  }
}

/** What already says so is left alone: screen readers would read it again. */
function setText(within: HTMLElement, selector: string, words: string): void {
  const place = within.querySelector(selector);
  if (place !== null && place.textContent !== words) place.textContent = words;
}
