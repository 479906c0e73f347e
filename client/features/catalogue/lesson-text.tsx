import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { GlossaryTerm } from './glossary-term.tsx';
import { LessonFigure } from './lesson-figure.tsx';

/** An element of the lesson's HTML that React draws into: a figure or a term, by its name there. */
interface Place {
  element: HTMLElement;
  name: string;
  /** What the element held: the words of a term. */
  words: string;
}

interface LessonTextProps {
  body: Pick<Tables<'lesson_bodies'>, 'html' | 'figures' | 'terms'>;
}

/**
 * The text of a lesson. Its HTML is complete without scripts; here its figures become charts and its terms buttons
 * that open their definitions. Give it a key that changes with the body.
 */
export function LessonText({ body: { html, figures, terms } }: LessonTextProps) {
  const root = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const [places, setPlaces] = useState<{ figures: Place[]; terms: Place[] }>({ figures: [], terms: [] });

  useLayoutEffect(() => {
    if (root.current === null) return;
    setPlaces({
      figures: takeOver(root.current, 'figure', figures),
      terms: takeOver(root.current, 'term', terms),
    });
  }, [figures, terms]);

  return (
    <>
      <SanitisedHtml ref={root} html={html} className="prose" />
      {places.figures.map(({ element, name }) => {
        const figure = figures[name];
        return figure && createPortal(<LessonFigure figure={figure as FigureData} />, element, name);
      })}
      {places.terms.map(({ element, name, words }, index) => {
        const term = terms[name];
        return term && createPortal(<GlossaryTerm {...term} words={words} />, element, `${name} ${index}`);
      })}
    </>
  );
}

/** Empties the elements with a known name, so that React can draw into them; their words are kept for a second run. */
function takeOver(root: HTMLElement, kind: 'figure' | 'term', known: object): Place[] {
  return Array.from(root.querySelectorAll<HTMLElement>(`[data-${kind}]`)).flatMap((element) => {
    const name = element.dataset[kind] ?? '';
    if (!Object.hasOwn(known, name)) return [];
    const words = element.dataset.words ?? element.textContent;
    element.dataset.words = words;
    element.replaceChildren();
    // The chart is a figure itself.
    if (kind === 'figure') element.role = 'none';
    return [{ element, name, words }];
  });
}
