import type { Control } from '#domain/activities/simulated/view-contract.ts';
import type { Settings } from '#domain/activities/simulated/view-values.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import type { Model, NumberParameter } from '#domain/simulations/model.ts';
import { ValueSlider } from '../value-slider.tsx';

interface ModelControlsProps {
  model: Model;
  controls: Readonly<Record<string, Control>>;
  /** Their names in the order in which they are shown. */
  names: readonly string[];
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** What a learner moves of a model, one slider a parameter. */
export function ModelControls({ model, controls, names, settings, onChange }: ModelControlsProps) {
  return names.map((name) => {
    const control = controls[name];
    const parameter = model.parameters[name];
    if (control === undefined || parameter?.kind !== 'number') return null;
    return (
      <ModelControl
        key={name}
        parameter={parameter}
        control={control}
        value={settings[name] ?? control.start}
        onChange={(value) => onChange({ ...settings, [name]: value })}
      />
    );
  });
}

interface ModelControlProps {
  parameter: NumberParameter;
  control: Control;
  value: number;
  onChange: (value: number) => void;
}

/** One parameter to move, in its own steps. */
export function ModelControl({ parameter, control, value, onChange }: ModelControlProps) {
  const { unit, step, from: first } = parameter;
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const { label, from, to } = control;
  const spoken = unit === 'count' || unit === 'flag' || unit === 'score' ? {} : { unit };
  return (
    <ValueSlider
      label={label}
      axis={{ ...spoken, decimals, from, to }}
      step={step}
      value={value}
      onChange={(next) => onChange(roundTo(first + Math.round((next - first) / step) * step, decimals))}
    />
  );
}
