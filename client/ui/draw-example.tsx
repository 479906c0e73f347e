import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A drawing of components in the document of a test. */
export interface Example {
  readonly element: HTMLElement;
  /** Draws, or draws anew what changed, as a screen does: effects have run when it returns. */
  draw: (content: ReactNode) => void;
  remove: () => void;
}

/** Draws components in English without a page around them; for tests that run with `@vitest-environment happy-dom`. */
export function drawExample(content: ReactNode): Example {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const draw = (next: ReactNode) =>
    flushSync(() => root.render(<I18nProvider i18n={i18n}>{next}</I18nProvider>));
  draw(content);
  return {
    element,
    draw,
    remove() {
      flushSync(() => root.unmount());
      element.remove();
    },
  };
}
