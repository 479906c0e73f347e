import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isModelName, loadAllModels, MODEL_NAMES } from './catalogue.ts';
import { checkParameters } from './check-parameters.ts';
import type { Model, Parameter, ValuesOf } from './model.ts';
import { errorsBetween, meanEstimate, spread, spreadOf } from './spread.ts';

const models = await loadAllModels();

/** Names that calculations of lessons can use. */
const NAME = /^[a-z][a-z0-9_]*$/;
const RUNS = 2000;

function startsOf(model: Model): ValuesOf<Model['parameters']> {
  const checked = checkParameters(model, {});
  if (!checked.ok) throw new Error(`${model.name}: ${JSON.stringify(checked.faults)}`);
  return checked.values;
}

/** Any value that a lesson may set. */
function anyValue(parameter: Parameter): fc.Arbitrary<number | string | number[]> {
  switch (parameter.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(parameter.choices));
    case 'list': {
      const { least: minLength, most: maxLength, from: min, to: max } = parameter;
      return fc.array(fc.double({ min, max, noNaN: true }), { minLength, maxLength });
    }
    case 'number': {
      const { from, to, step } = parameter;
      return fc.nat(Math.round((to - from) / step)).map((steps) => Math.min(to, from + steps * step));
    }
  }
}

function anyParameters(model: Model): fc.Arbitrary<ValuesOf<Model['parameters']>> {
  const each = Object.entries(model.parameters).map(([name, one]) => [name, anyValue(one)] as const);
  const lists = Object.entries(model.parameters).filter(([, { kind }]) => kind === 'list');
  const startingLists = Object.fromEntries(lists.map(([name, { start }]) => [name, start]));
  return fc
    .record(Object.fromEntries(each))
    .map((values) => (model.conflict?.(values) === undefined ? values : { ...values, ...startingLists }))
    .filter((values) => model.conflict?.(values) === undefined);
}

function expectDeclared(model: Model, outcome: ReturnType<Model['run']>): void {
  expect(Object.keys(outcome.numbers).sort()).toEqual(Object.keys(model.numbers).sort());
  expect(Object.keys(outcome.series).sort()).toEqual(Object.keys(model.series).sort());
  expect(Object.values(outcome.numbers).filter((value) => !Number.isFinite(value))).toEqual([]);
  for (const [name, { over }] of Object.entries(model.series)) {
    const values = outcome.series[name] ?? [];
    expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
    if ('series' in over) expect(values).toHaveLength(outcome.series[over.series]?.length ?? -1);
  }
}

test('every name of the catalogue loads the model of that name', () => {
  expect([...models.keys()]).toEqual([...MODEL_NAMES]);
  for (const [name, model] of models) expect(model.name).toBe(name);
  expect([isModelName('coin-bets'), isModelName('no-such-model'), isModelName('toString')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe.each([...models.values()])('$name', (model) => {
  const starts = startsOf(model);

  test('names its parameters, numbers, series and formulas so that lessons can use them', () => {
    const groups = [model.parameters, model.numbers, model.series, model.formulas].map(Object.keys);
    expect(groups.flat().filter((name) => !NAME.test(name))).toEqual([]);
    const results = groups.slice(1).flat();
    expect(new Set([...results, ...Object.keys(model.parameters)]).size).toBe(groups.flat().length);
    expect(model.sources.length).toBeGreaterThan(0);
  });

  test('runs with all parameters it allows, gives what it declares, and the same each time', () => {
    fc.assert(
      fc.property(anyParameters(model), fc.nat(), (values, seed) => {
        const outcome = model.run(values, seed);
        expectDeclared(model, outcome);
        expect(model.run(values, seed)).toEqual(outcome);
      }),
      { seed: 20, numRuns: 40 },
    );
  });

  test('comes to its formulas over many runs, within three standard errors', () => {
    const results = spread(model, starts, 1, RUNS);
    const compared = Object.entries(model.formulas).map(([name, formula]) => {
      const { meanOf } = formula;
      const expected = formula.of(starts);
      if (expected === undefined || meanOf === undefined)
        return expected === undefined || Number.isFinite(expected);
      const mean = meanEstimate(results.numbers[meanOf] ?? spreadOf([Number.NaN]));
      return errorsBetween(mean, expected) <= 3 || `${name}: ${JSON.stringify(mean)} against ${expected}`;
    });
    expect(compared.filter((one) => one !== true)).toEqual([]);
  });

  test.runIf(model.game)('is played to the end, and the same choices give the same game', () => {
    const { game } = model;
    if (!game) return;
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(anyValue(game.choice)), (seed, stream) => {
        const choices: number[] = [];
        let played = game.play(starts, seed, choices);
        expectDeclared(model, played);
        while (!played.over && choices.length < 2000) {
          choices.push(Number(stream.next().value));
          played = game.play(starts, seed, choices);
        }
        expect(played.over).toBe(true);
        expectDeclared(model, played);
        expect(game.play(starts, seed, [...choices, game.choice.start])).toEqual(played);
      }),
      { seed: 21, numRuns: 10 },
    );
  });
});
