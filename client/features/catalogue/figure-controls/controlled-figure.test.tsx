// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noModels } from '#domain/catalogue/drawing/drawing-sources.ts';
import { figuresSchema } from '#domain/catalogue/drawing/figure-contract.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { FigureChart } from '../figure-chart.tsx';
import { ControlledFigure } from './controlled-figure.tsx';

function example() {
  const { bet } = v.parse(figuresSchema, {
    bet: {
      kind: 'bars',
      title: 'A stake of {{ stake }}% costs ${{ cost }}',
      summary: 'The bet costs ${{ cost }}.',
      unit: '$',
      controls: { stake: { kind: 'slider', label: 'Stake', from: 0, to: 50, step: 5, start: 10, unit: '%' } },
      bars: [{ label: 'Cost', value: '2 * stake' }],
    },
  });
  if (bet === undefined) throw new Error('the schema lost the figure');
  const drawn = figureData(bet, { markets: {}, names: {}, runModel: noModels });
  if (!drawn.ok || drawn.data.source === undefined) throw new Error('the figure cannot be drawn');
  return { figure: drawn.data, source: drawn.data.source };
}

test('moving a control changes title, summary and reading; on paper it stands at its start', async () => {
  const { figure, source } = example();
  const stage = drawExample(
    <ControlledFigure figure={figure} source={source}>
      {(shown, controls) => <FigureChart figure={shown} controls={controls} />}
    </ControlledFigure>,
  );
  expect(stage.element.textContent).toContain('A stake of 10% costs $20');
  const slider = stage.element.querySelector<HTMLInputElement>('input[type=range][min="0"][max="50"]');
  if (slider === null) throw new Error('there is no slider');
  expect(slider.labels?.[0]?.textContent).toBe('Stake');
  expect(slider.getAttribute('aria-valuetext')).toBe('10%');
  const { act } = await import('react');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '45');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(stage.element.textContent).toContain('A stake of 45% costs $90');
  expect(stage.element.textContent).toContain('The bet costs $90.');
  // Paper shows the start; the screen goes on where it was.
  act(() => {
    globalThis.dispatchEvent(new Event('beforeprint'));
  });
  expect(stage.element.textContent).toContain('A stake of 10% costs $20');
  expect(slider.value).toBe('10');
  act(() => {
    globalThis.dispatchEvent(new Event('afterprint'));
  });
  expect(stage.element.textContent).toContain('A stake of 45% costs $90');
  stage.remove();
});
