/**
 * Moves the step whose button was pressed one place up or down, where there is one, and keeps the focus on the button.
 * @returns whether a button of a step was pressed
 */
export function moveStep(pressed: Element): boolean {
  const button = pressed.closest<HTMLElement>('[data-move]');
  const step = button?.closest('[data-choice]');
  if (!button || !step) return false;
  if (button.dataset.move === '-1') step.previousElementSibling?.before(step);
  else step.nextElementSibling?.after(step);
  // Moving it in the document takes the focus from it.
  button.focus();
  return true;
}
