// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import { lectureSchema } from '#domain/catalogue/lecture/lecture-contract.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { lectureFrame } from '#domain/catalogue/lecture/lecture-frame.ts';
import { drawExample } from '../../../../ui/draw-example.tsx';
import { LectureStage } from './lecture-stage.tsx';

/** Every lecture of the courses, by its file. */
const files = import.meta.glob<string>('../../../../../content/courses/**/*.lecture.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lectures = Object.entries(files).map(([path, text]) => {
  const { lecture } = compileLecture(v.parse(lectureSchema, parse(text)));
  return [path.replace(/^.*courses\//, ''), lecture] as const;
});

test('there are lectures to look at', () => {
  expect(lectures.length).toBeGreaterThan(10);
});

describe.each(lectures)('%s', (_, lecture) => {
  test('shows the same picture at a second whatever way one came to it', () => {
    // React complains there when two parts of a drawing are one to it.
    const complaints = vi.spyOn(console, 'error');
    // Whole tenths of a second: random doubles are mostly close to zero.
    const moment = fc.integer({ min: 0, max: lecture.seconds * 10 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 8 }), moment, (way, seconds) => {
        const stage = drawExample(null);
        for (const each of [...way, seconds]) stage.draw(pictureOf(lecture, each));
        const sought = drawExample(pictureOf(lecture, seconds));
        const pictures = [stage.element.innerHTML, sought.element.innerHTML];
        stage.remove();
        sought.remove();
        expect(pictures[0]).toBe(pictures[1]);
      }),
      { numRuns: 15 },
    );
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('draws no line, candle or bar over a word', () => {
    const moments = lecture.scenes.map(({ to }) => to - 0.05);
    for (const seconds of moments) {
      const stage = drawExample(pictureOf(lecture, seconds));
      const parts = Array.from(stage.element.querySelectorAll('svg *'), (part) =>
        part.matches('.font-semibold'),
      );
      stage.remove();
      // Every label, once the first has been drawn.
      expect(parts.slice(parts.indexOf(true)).every(Boolean) || !parts.includes(true)).toBe(true);
    }
  });
});

function pictureOf(lecture: Lecture, seconds: number) {
  const frame = lectureFrame(lecture, seconds);
  return frame && <LectureStage frame={frame} width={720} />;
}
