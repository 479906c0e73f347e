import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { Control } from '#domain/catalogue/drawing/control-contract.ts';
import { valueOnStep } from '#domain/catalogue/drawing/figure-controls.ts';
import { typographicText } from '#domain/kernel/text/typographic-text.ts';
import { figureFormat } from '../figure-format.ts';
import { sliderDecimals } from './slider-decimals.ts';

interface ControlFieldProps<Kind extends Control['kind'] = Control['kind']> {
  control: Extract<Control, { kind: Kind }>;
  value: number;
  onChange: (value: number) => void;
}

/** One control of a figure: a native input with its label and, for a slider, its value. */
export function ControlField({ control, ...rest }: ControlFieldProps) {
  switch (control.kind) {
    case 'slider':
      return <SliderField control={control} {...rest} />;
    case 'number':
      return <NumberField control={control} {...rest} />;
    case 'choice':
      return <ChoiceField control={control} {...rest} />;
  }
}

function SliderField({ control, value, onChange }: ControlFieldProps<'slider'>) {
  const { i18n } = useLingui();
  const id = useId();
  const format = figureFormat(styleOf(control), i18n.locale);
  return (
    // On a phone the slider has a line of its own, below its name and its value.
    <div className="flex min-h-11 min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="min-w-0 flex-1 text-15 font-semibold sm:flex-none">
        {typographicText(control.label)}
      </label>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={control.from}
        max={control.to}
        step={control.step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(valueOnStep(control, Number(event.target.value)))}
        className="order-3 h-11 w-full cursor-pointer accent-plum sm:order-none sm:w-auto sm:min-w-32 sm:flex-1"
      />
      <output htmlFor={id} className="min-w-14 text-end text-15 whitespace-nowrap tabular-nums sm:text-start">
        {format(value)}
      </output>
    </div>
  );
}

/** A number that is typed: what lies between two steps or outside the range is moved when the field is left. */
function NumberField({ control, value, onChange }: ControlFieldProps<'number'>) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { unit } = control;
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="text-15 font-semibold">
        {typographicText(unit === undefined ? control.label : `${control.label} (${unit})`)}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        dir="ltr"
        min={control.from}
        max={control.to}
        step={control.step}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const wanted = event.target.valueAsNumber;
          if (valueOnStep(control, wanted) === wanted) onChange(wanted);
        }}
        onBlur={() => {
          if (typed !== null && typed !== '') onChange(valueOnStep(control, Number(typed)));
          setTyped(null);
        }}
        className="h-11 w-28 rounded-control border border-control bg-surface px-3 tabular-nums"
      />
    </div>
  );
}

function ChoiceField({ control, value, onChange }: ControlFieldProps<'choice'>) {
  const name = useId();
  return (
    <fieldset className="flex min-h-11 flex-wrap items-center gap-x-4">
      <legend className="float-start me-3 text-15 font-semibold">{typographicText(control.label)}</legend>
      {control.options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2 text-15">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 accent-plum"
          />
          {typographicText(option.label)}
        </label>
      ))}
    </fieldset>
  );
}

function styleOf(control: Extract<Control, { kind: 'slider' }>) {
  const { unit } = control;
  return { ...(unit !== undefined && { unit }), decimals: sliderDecimals(control) };
}
