import type { Locator, Page } from 'playwright-core';

/** How a person works a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  /** Replaces what stands in a text field. */
  type(target: Locator, text: string): Promise<void>;
  /** Picks a radio button or ticks a checkbox. */
  choose(target: Locator): Promise<void>;
  /** Takes the tick out of a checkbox. */
  untick(target: Locator): Promise<void>;
};

/** A mouse, or a finger on a touch screen. */
export function pointer(): Hands {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    // Not by force: what covers a control, such as a message that comes and goes, would get the click.
    choose: (target) => target.check(),
    untick: (target) => target.uncheck(),
  };
}

/** More stops than any screen has. */
const MAX_STOPS = 150;

/** Tab, arrows, Space and Enter. A target that Tab cannot reach fails the journey. */
export function keyboard(page: Page): Hands {
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === element.ownerDocument.activeElement);

  /** The way to a target: back to what stands before the focus, else on. */
  const wayTo = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement: focused, body } = element.ownerDocument;
      if (focused === null || focused === body) return 'Tab';
      const isBefore = (focused.compareDocumentPosition(element) & element.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });

  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const way = await wayTo(target);
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press(way);
    }
    throw new Error(`Tab does not reach ${String(target)}.`);
  }

  /** Arrows move inside a group of radio buttons, and Tab enters it at the chosen or the first one. */
  async function chooseRadio(target: Locator): Promise<void> {
    const group = page.locator(`input[type="radio"][name="${await target.getAttribute('name')}"]`);
    const count = await group.count();
    const way = await wayTo(target);
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const focused = await group.evaluateAll((radios) =>
        radios.some((radio) => radio === radio.ownerDocument.activeElement),
      );
      if (focused) break;
      await page.keyboard.press(way);
    }
    for (let step = 0; step < count && !(await isFocused(target)); step += 1)
      await page.keyboard.press('ArrowDown');
    if (!(await isFocused(target))) throw new Error(`The keyboard does not reach ${String(target)}.`);
    await page.keyboard.press('Space');
  }

  return {
    async press(target) {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await tabTo(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    async choose(target) {
      if ((await target.getAttribute('type')) === 'radio') return chooseRadio(target);
      await tabTo(target);
      if (!(await target.isChecked())) await page.keyboard.press('Space');
    },
    async untick(target) {
      await tabTo(target);
      if (await target.isChecked()) await page.keyboard.press('Space');
    },
  };
}
