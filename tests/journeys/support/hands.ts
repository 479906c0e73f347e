import type { Locator, Page } from 'playwright-core';

/** How a person works a page: with a pointer, with a finger, or with the keyboard alone. */
export type Hands = {
  /** How a curve is drawn. */
  readonly draws: 'arrows' | 'points';
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  /** Replaces what stands in a text field. */
  type(target: Locator, text: string): Promise<void>;
  /** Picks a radio button or ticks a checkbox. */
  choose(target: Locator): Promise<void>;
  /** Takes the tick out of a checkbox. */
  untick(target: Locator): Promise<void>;
  /** Takes one from a list, by all of its words. */
  select(target: Locator, words: string): Promise<void>;
};

/** A mouse. */
export function pointer(): Hands {
  return {
    draws: 'points',
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    // Not by force: what covers a control, such as a message that comes and goes, would get the click.
    choose: (target) => target.check(),
    untick: (target) => target.uncheck(),
    select: async (target, words) => void (await target.selectOption(words)),
  };
}

/** Taps on a touch screen. Boxes are tapped at their words, as a thumb does. */
export function finger(): Hands {
  const words = (target: Locator) => target.locator('xpath=ancestor::label');
  return {
    draws: 'points',
    press: (target) => target.tap(),
    type: async (target, text) => {
      await target.tap();
      await target.fill(text);
    },
    choose: async (target) => {
      if (!(await target.isChecked())) await words(target).tap();
    },
    untick: async (target) => {
      if (await target.isChecked()) await words(target).tap();
    },
    select: async (target, label) => void (await target.selectOption(label)),
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
    draws: 'arrows',
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
    async select(target, words) {
      await tabTo(target);
      await page.keyboard.type(words);
    },
  };
}
