import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import { roundTo } from '../../kernel/round-to.ts';
import type { Control, Controls } from './control-contract.ts';

/** Where a control stands before anybody moves it. */
export function startOf(control: Control): number {
  if (control.kind !== 'choice') return control.start;
  return control.start ?? control.options[0]?.value ?? 0;
}

/** The values of all controls before anybody moves them. */
export function startValues(controls: Controls = {}): CalculationVariables {
  return Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, startOf(control)]));
}

/** The value that a control takes when it is asked for another one: within its range, on a step, one of its options. */
export function valueOnStep(control: Control, wanted: number): number {
  if (control.kind === 'choice') {
    return control.options.some(({ value }) => value === wanted) ? wanted : startOf(control);
  }
  const { from, to, step } = control;
  if (!Number.isFinite(wanted)) return startOf(control);
  const steps = Math.round((Math.min(to, Math.max(from, wanted)) - from) / step);
  return roundTo(Math.min(to, from + steps * step), 9);
}

/** Why a control cannot work as it is described, as a sentence for its author; undefined when it can. */
export function controlFault(control: Control): string | undefined {
  const start = startOf(control);
  if (control.kind === 'choice') {
    const values = control.options.map(({ value }) => value);
    if (new Set(values).size < values.length) return 'Two options have the same value.';
    return values.includes(start) ? undefined : `\`start\` must be one of ${values.join(', ')}.`;
  }
  const { from, to, step } = control;
  if (from >= to) return '`from` must be below `to`.';
  const steps = (to - from) / step;
  if (Math.abs(steps - Math.round(steps)) > 1e-6) {
    return `\`to\` must lie a whole number of steps of ${step} above \`from\`.`;
  }
  if (steps > 1000) return 'A control has at most 1,000 steps. Make `step` larger.';
  return valueOnStep(control, start) === start
    ? undefined
    : '`start` must lie on a step from `from` to `to`.';
}

/** The values at both ends of every control and where it starts, each with each: where a figure is tried out. */
export function extremeValues(controls: Controls): readonly CalculationVariables[] {
  let settings: CalculationVariables[] = [{}];
  for (const [name, control] of Object.entries(controls)) {
    const values =
      control.kind === 'choice'
        ? control.options.map(({ value }) => value)
        : [control.from, control.start, control.to];
    settings = settings.flatMap((setting) => values.map((value) => ({ ...setting, [name]: value })));
  }
  return settings;
}
