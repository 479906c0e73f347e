// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import { lectureSchema } from '#domain/catalogue/lecture/lecture-contract.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { FRAMES_PER_SECOND, lectureFrame } from '#domain/catalogue/lecture/lecture-frame.ts';
import { layOutStage } from '#domain/catalogue/lecture/stage/stage-layout.ts';
import { isChart } from '#domain/catalogue/lecture/stage/stage-values.ts';
import { drawExample } from '../../../../ui/draw-example.tsx';
import { LectureStage } from './lecture-stage.tsx';
import { pointerSpot } from './stage-pointer.tsx';

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

  test('leads the eye without jumps: the pointer glides, or comes and goes', () => {
    const frame = fc.integer({ min: 0, max: Math.floor(lecture.seconds * FRAMES_PER_SECOND) });
    fc.assert(
      fc.property(frame, (number) => {
        const [now, next] = [number, number + 1].map((at) => pointerOf(lecture, at / FRAMES_PER_SECOND));
        if (now?.scene !== next?.scene) return;
        const [seen, seenNext] = [now?.opacity ?? 0, next?.opacity ?? 0];
        expect(Math.abs(seen - seenNext)).toBeLessThan(0.15);
        if (!now?.spot || !next?.spot || Math.min(seen, seenNext) < 0.2) return;
        expect(Math.hypot(now.spot[0] - next.spot[0], now.spot[1] - next.spot[1])).toBeLessThan(WIDTH * 0.2);
      }),
      { numRuns: 150 },
    );
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

const WIDTH = 720;

function pictureOf(lecture: Lecture, seconds: number) {
  const frame = lectureFrame(lecture, seconds);
  return frame && <LectureStage frame={frame} width={WIDTH} />;
}

function pointerOf(lecture: Lecture, seconds: number) {
  const frame = lectureFrame(lecture, seconds);
  if (frame === undefined || !isChart(frame.scene)) return undefined;
  const { scene, pointer } = frame;
  const layout = layOutStage(scene, WIDTH, 400);
  const spot = pointer && pointerSpot(pointer, scene.stage, layout);
  return { scene, opacity: spot === undefined ? 0 : pointer?.opacity, spot };
}
