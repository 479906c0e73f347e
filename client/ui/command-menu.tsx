import { Plural } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyles } from './field.tsx';
import { matchesText } from './matches-text.ts';

/** One thing that can be done. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

interface CommandMenuProps {
  /** Names the search field. */
  label: string;
  groups: readonly CommandGroup[];
  /** What to say when nothing matches. */
  nothing: string;
  /** Called before the command runs. */
  onRun: () => void;
  /** For a menu that was opened to type in. */
  takesFocus?: boolean;
}

/**
 * A search field over a list of commands: typing narrows it, arrows move, Enter runs. Our own, after the combobox pattern
 * of ARIA's authoring practices: with the one of react-aria-components the palette would weigh 57 kB of the 40 it may.
 */
export function CommandMenu({ label, groups, nothing, onRun, takesFocus = false }: CommandMenuProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const shown = groups
    .map((group) => ({ ...group, commands: group.commands.filter((one) => matchesText(one.label, query)) }))
    .filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  const active = commands[place];

  const run = (command: Command) => {
    onRun();
    command.run();
  };
  const move = (by: number) => setPlace((place + by + commands.length) % Math.max(1, commands.length));
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== undefined) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-3">
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog, which takes the focus anyway
        autoFocus={takesFocus}
        value={query}
        className={controlStyles}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setPlace(0);
        }}
      />
      <p role="status" className={commands.length > 0 ? 'sr-only' : 'px-3 text-muted'}>
        {commands.length > 0 ? <Plural value={commands.length} one="# result" other="# results" /> : nothing}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="max-h-[50dvh] overflow-y-auto"
      >
        {shown.map(({ title, commands: ofGroup }) => (
          <div key={title} role="group" aria-label={title} className="pb-2">
            <p aria-hidden="true" className="px-3 py-1 text-13 font-semibold text-muted">
              {title}
            </p>
            {ofGroup.map((command) => (
              <CommandOption
                key={command.id}
                id={`${id}-${command.id}`}
                label={command.label}
                selected={command === active}
                onPoint={() => setPlace(commands.indexOf(command))}
                onChoose={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CommandOptionProps {
  id: string;
  label: string;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The keys are the search field's; a pointer presses the option itself. */
function CommandOption({ id, label, selected, onPoint, onChoose }: CommandOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <button
      ref={option}
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={selected}
      className={
        'flex min-h-9 w-full items-center rounded-tag px-3 py-1 text-start pointer-coarse:min-h-11 ' +
        'aria-selected:bg-plum-soft forced-colors:aria-selected:outline-2 ' +
        'forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]'
      }
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}
