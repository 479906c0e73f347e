import { useId } from 'react';

interface CropSliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** One way to change what is cut out, by keys or by pressing. */
export function CropSlider({ label, value, least, most, onChange }: CropSliderProps) {
  const id = useId();
  return (
    <div className="grid min-h-11 items-center gap-x-3 sm:grid-cols-[10rem_1fr]">
      <label htmlFor={id} className="text-15 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        // Left and right are those of the picture in every language.
        dir="ltr"
        min={least}
        max={most}
        step={(most - least) / 40}
        value={value}
        aria-valuetext={`${Math.round(((value - least) / (most - least)) * 100)} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-plum"
      />
    </div>
  );
}
