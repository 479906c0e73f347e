import * as v from 'valibot';
import { expect, test } from 'vitest';
import { compileLecture } from '../compile-lecture.ts';
import { lectureSchema } from '../lecture-contract.ts';
import { boxOfLabel, sharedArea } from './label-box.ts';
import { placeStrokeLabels } from './place-stroke-labels.ts';
import { layOutStage } from './stage-layout.ts';
import { CHECKED_WIDTHS, stageHeight } from './stage-size.ts';
import { isChart } from './stage-values.ts';

/** A scene on the stage, with labels for what is drawn on it. */
function sceneOf(stage: Record<string, unknown>, draw: readonly Record<string, unknown>[]) {
  const { lecture } = compileLecture(
    v.parse(lectureSchema, {
      title: 'Labels',
      description: 'Where they stand.',
      minutes: 2,
      author: 'Editors',
      reviewed: '2026-11-20',
      skills: ['risk-register'],
      scenes: [{ title: 'A scene', stage, steps: [{ say: 'Look.', draw }] }],
    }),
  );
  const [scene] = lecture.scenes;
  if (scene === undefined || !isChart(scene)) throw new Error('the scene is no chart');
  return scene;
}

test.each(CHECKED_WIDTHS)(
  'on a %s a label stands beside the points of a scatter, not over them',
  (_, width) => {
    const asks = [1.08515, 1.08522, 1.08524, 1.08521, 1.08526, 1.08516];
    const bids = [1.085, 1.08503, 1.08503, 1.08504, 1.08507, 1.08497];
    const points = [asks, bids].flatMap((prices) => prices.map((y, index) => ({ x: index + 1, y })));
    const axis = (label: string, decimals: number) => ({ label, decimals });
    const stage = { kind: 'scatter', x: axis('Dealer', 0), y: axis('Price', 5), points };
    const scene = sceneOf(stage, [{ mark: 0, label: 'Dealer 1' }]);
    const layout = layOutStage(scene, width, stageHeight(width, true));
    const [label] = Array.from(placeStrokeLabels(scene.strokes, scene, layout).values(), boxOfLabel);
    if (label === undefined) throw new Error('there is no label');
    for (const [place, { y }] of points.entries()) {
      const [left, top] = [layout.xOf(place) - 4, layout.yOf(y) - 4];
      expect(sharedArea(label, { left, right: left + 8, top, bottom: top + 8 })).toBe(0);
    }
  },
);

test.each(CHECKED_WIDTHS)(
  'on a %s a label at the lowest point leaves the numbers of the axis alone',
  (_, width) => {
    const stage = { kind: 'line', series: [{ name: 'Omar', points: [20, 40, 0, 60, 60, 80] }] };
    const segment = { segment: { from: [2, 70], to: [2, 0] }, label: '0 of 5 came true' };
    const scene = sceneOf(stage, [segment, { mark: 2, label: 'The lowest' }]);
    const layout = layOutStage(scene, width, stageHeight(width, true));
    const below = { left: 0, right: layout.width, top: layout.bottom + 4, bottom: layout.height };
    for (const label of placeStrokeLabels(scene.strokes, scene, layout).values())
      expect(sharedArea(boxOfLabel(label), below)).toBe(0);
  },
);
