import type { ReactNode } from 'react';

interface ConsentSwitchProps {
  /** What it allows. */
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onSwitch: (isOn: boolean) => void;
  /** What holds now. */
  children: ReactNode;
}

/** A switch for something that the mentor may do, with what that means beside it. */
export function ConsentSwitch({ label, isOn, disabled = false, onSwitch, children }: ConsentSwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 text-13 text-muted">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={(event) => onSwitch(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-control checked:border-plum checked:bg-plum checked:before:start-auto checked:before:end-0.5 checked:before:bg-paper forced-colors:appearance-auto"
      />
    </label>
  );
}
