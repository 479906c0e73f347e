import { compared, drawnNumbers } from '#domain/catalogue/drawing/drawn-numbers.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import { figureWords, labelsOf } from '#domain/catalogue/drawing/figure-words.ts';
import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import type { Stroke } from '#domain/catalogue/lecture/lecture-data.ts';
import { type ChartScene, isChart, valuesOfStroke } from '#domain/catalogue/lecture/stage/stage-values.ts';
import { calculate } from '#domain/kernel/calculation.ts';
import { figureSources } from '../../figure-sources.ts';
import { numbersIn, type PrintedNumber } from '../../prose/numbers-in.ts';
import { agreesWithStated, readStatedNumber } from '../../prose/stated-number.ts';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { runModel } from '../../run-model.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/**
 * A number in the title, the summary or a label of a drawing is one that the drawing shows, that follows from it, that its
 * author set in it, or that the lesson lists under `calculations` or `simulations`. What is written at a line between two points is
 * what lies between them, and nothing else.
 */
export const drawnNumbersAgree: Rule = {
  name: 'drawn-numbers',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind === 'text') yield* checkFigures(lesson);
      if (lesson.kind === 'lecture') yield* checkScenes(lesson);
    }
  },
};

function* checkFigures(lesson: TextLesson): Iterable<Problem> {
  const worked = workedOut(lesson);
  const sources = figureSources(lesson.data);
  for (const [name, figure] of Object.entries(lesson.data.figures)) {
    const drawn = figureData(withoutPlaces(figure), sources);
    if (!drawn.ok) continue;
    const allowed = [...drawnNumbers(drawn.data.drawing), ...numbersSetIn(figure), ...worked];
    for (const words of figureWords(drawn.data)) {
      for (const printed of strangers(words, allowed)) {
        yield problemAt(lesson, ['figures', name], contradicted(words, printed));
      }
    }
  }
}

function* checkScenes(lesson: LectureLesson): Iterable<Problem> {
  const worked = workedOut(lesson);
  const { lecture, problems } = compileLecture(withoutPlaces(lesson.data), runModel);
  // Scenes that cannot be played are left out, and the others no longer have the numbers of the file.
  if (problems.length > 0) return;
  for (const [index, scene] of lecture.scenes.entries()) {
    if (!isChart(scene)) continue;
    const markets = Object.values(lesson.data.markets).flatMap(numbersSetIn);
    const written = [...numbersSetIn(lesson.data.scenes[index]?.stage ?? {}), ...markets];
    const drawn = scene.strokes.flatMap(valuesOfStroke);
    const allowed = [...drawnNumbers(scene.stage), ...drawn, ...written, ...worked];
    const labels = labelsOf(scene.stage).map((label) => ({ label, numbers: allowed }));
    const named = namesIn(scene, lesson.data.scenes[index]?.stage ?? {});
    for (const { label, numbers } of [
      ...labels,
      ...scene.strokes.flatMap((each) => labelled(each, allowed, named)),
    ]) {
      for (const printed of strangers(label, numbers)) {
        yield problemAt(lesson, ['scenes', index], contradicted(label, printed));
      }
    }
  }
}

/** The label of a stroke, and the numbers that may stand in it. */
function labelled(stroke: Stroke, allowed: readonly number[], named: readonly number[]) {
  switch (stroke.kind) {
    case 'writing':
      return [];
    case 'segment': {
      const ends = [stroke.start[1], stroke.end[1]];
      const numbers = [...ends, ...compared(ends), ...named, ...namesOf(stroke.label)];
      return [{ label: stroke.label, numbers }];
    }
    case 'level':
      return [{ label: stroke.label, numbers: [stroke.price, ...allowed] }];
    case 'zone':
      return [
        {
          label: stroke.label,
          numbers: [stroke.low, stroke.high, ...compared([stroke.low, stroke.high]), ...allowed],
        },
      ];
    case 'span':
      return [
        {
          label: stroke.label,
          numbers: [stroke.last - stroke.first, stroke.last - stroke.first + 1, ...allowed],
        },
      ];
    case 'mark':
      return [{ label: stroke.label, numbers: allowed }];
  }
}

/** What a line between two points may be called by besides its ends: where points lie, what lines are called, what is given. */
function namesIn({ stage }: ChartScene, written: object): number[] {
  const given = 'given' in written && Array.isArray(written.given) ? written.given.map(Number) : [];
  if (stage.kind !== 'line' && stage.kind !== 'area') return given;
  return [
    ...given,
    ...stage.x,
    ...stage.series.flatMap(({ name }) => numbersIn(name).map(({ value }) => value)),
  ];
}

/** The numbers that count things: `Year 2`, `Run 5`. */
function namesOf(label: string): number[] {
  return Array.from(label.matchAll(/\p{L}+ (\d+)(?=:|$|\p{P})/gu), ([, number]) => Number(number));
}

/** A description whose words have no places for numbers: what is worked out there needs no check. */
function withoutPlaces<Described>(described: Described): Described {
  return JSON.parse(JSON.stringify(described).replaceAll(/\{\{.*?\}\}/g, '…')) as Described;
}

/** What the lesson works out under `calculations`, and what it prints of its `simulations`, which are run again. */
function workedOut({ data: { calculations, simulations } }: TextLesson | LectureLesson): number[] {
  const calculated = calculations.flatMap(({ is }) => {
    const result = calculate(String(is));
    return result.ok ? [result.value] : [];
  });
  const simulated = simulations.flatMap(({ says, of }) =>
    [readStatedNumber(says)?.value ?? [], of ?? []].flat(),
  );
  return [...calculated, ...simulated];
}

/** All numbers that an author wrote in a description, in its formulas and names too, but not in its words or its points. */
function numbersSetIn(described: object): number[] {
  return Object.entries(described).flatMap(([key, value]: [string, unknown]) => {
    if (['title', 'summary', 'levels', 'marks', 'seed'].includes(key)) return [];
    if (typeof value === 'number') return [value, 100 * value];
    if (typeof value === 'string') return numbersIn(value).map((number) => number.value);
    return typeof value === 'object' && value !== null ? numbersSetIn(value) : [];
  });
}

/** The numbers of a text that are none of the allowed ones at the precision in which they are printed. */
function strangers(words: string, allowed: readonly number[]): PrintedNumber[] {
  return numbersIn(words).filter(
    (printed) =>
      !allowed.some(
        (value) =>
          agreesWithStated(Math.abs(value), { value: Math.abs(printed.value), decimals: printed.decimals }) ||
          (printed.isPercent &&
            agreesWithStated(100 * Math.abs(value), {
              value: Math.abs(printed.value),
              decimals: printed.decimals,
            })),
      ),
  );
}

function contradicted(words: string, { printed }: PrintedNumber): string {
  return `"${words}" says ${printed}, which the drawing does not show. Write the number as \`{{ … }}\`, correct it, or \
list it under \`calculations\`.`;
}
