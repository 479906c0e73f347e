import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import type { FigureState } from './figure-controls/figure-state.ts';
import { GlossaryTerm } from './glossary-term.tsx';
import { LessonFigure } from './lesson-figure.tsx';

const loadHelplines = () => import('./helplines/own-country-first.ts');

/** An element of the lesson's HTML that React draws into, by its name there. */
interface Place {
  element: HTMLElement;
  name: string;
  /** What the element held: the words of a term. */
  words: string;
}

type PlaceKind = 'figure' | 'term' | 'activity';

interface LessonTextProps {
  body: Pick<Tables<'lesson_bodies'>, 'html' | 'figures' | 'terms' | 'activities'>;
  /** Draws what there is to do, by its name in the body; without it the text shows it as it is printed. */
  drawActivity?: (name: string) => ReactNode;
  /** Draws what can be done with a figure that has controls, as it stands. */
  drawFigureTools?: (name: string, state: FigureState) => ReactNode;
}

/**
 * The text of a lesson. Its HTML is complete without scripts; here its figures become charts, its terms buttons that open
 * their definitions, and its activities something to do. Give it a key that changes with the body.
 */
export function LessonText({ body, drawActivity, drawFigureTools }: LessonTextProps) {
  const { html, figures, terms, activities } = body;
  const isAsked = drawActivity !== undefined;
  const root = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const [places, setPlaces] = useState<Record<PlaceKind, Place[]>>({ figure: [], term: [], activity: [] });

  useLayoutEffect(() => {
    if (root.current === null) return;
    setPlaces({
      figure: takeOver(root.current, 'figure', figures),
      term: takeOver(root.current, 'term', terms),
      activity: isAsked ? takeOver(root.current, 'activity', activities) : [],
    });
  }, [figures, terms, activities, isAsked]);

  useEffect(() => {
    const text = root.current;
    if (text?.querySelector('[data-helplines]') == null) return;
    // Few texts name helplines. Without a connection they stand in the order of their countries.
    loadHelplines().then(
      ({ ownCountryFirst }) => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        ownCountryFirst(text, { timeZone, languages: navigator.languages });
      },
      () => undefined,
    );
  }, []);

  return (
    <>
      <SanitisedHtml ref={root} html={html} className="prose" />
      {places.figure.map(({ element, name }) => {
        const figure = figures[name];
        const drawTools = drawFigureTools && ((state: FigureState) => drawFigureTools(name, state));
        const drawn = <LessonFigure figure={figure as FigureData} drawTools={drawTools} />;
        return figure && createPortal(drawn, element, name);
      })}
      {places.term.map(({ element, name, words }, index) => {
        const term = terms[name];
        return term && createPortal(<GlossaryTerm {...term} words={words} />, element, `${name} ${index}`);
      })}
      {places.activity.map(({ element, name }) => createPortal(drawActivity?.(name), element, name))}
    </>
  );
}

/** Empties the elements with a known name, so that React can draw into them; their words are kept for a second run. */
function takeOver(root: HTMLElement, kind: PlaceKind, known: object): Place[] {
  return Array.from(root.querySelectorAll<HTMLElement>(`[data-${kind}]`)).flatMap((element) => {
    const name = element.dataset[kind] ?? '';
    if (!Object.hasOwn(known, name)) return [];
    const words = element.dataset.words ?? (kind === 'term' ? element.textContent : '');
    element.dataset.words = words;
    element.replaceChildren();
    // The chart is a figure itself.
    if (kind === 'figure') element.role = 'none';
    return [{ element, name, words }];
  });
}
