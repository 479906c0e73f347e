import { Plural } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyles } from '../form/field.tsx';
import { matchScore, type Tolerance } from './match-score.ts';

/** One thing that can be done. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  /** A sentence about it, in English when `lang` says so; it is shown and not searched. */
  detail?: { text: string; lang?: string };
  run: () => void;
}

/** Commands of one kind. */
export interface CommandGroup {
  /** What each of them is, as the heading over all: "Lessons". */
  title: string;
  /** The same for one alone: "Lesson". */
  kind: string;
  commands: readonly Command[];
  /** Too many to be listed before anything is typed. */
  isOnlyFound?: boolean;
  /** Found elsewhere for the very words that are typed: shown below what matches here, and never before something is typed. */
  isMatched?: boolean;
}

/** More are not worth reading: another letter finds better. */
const MOST_FOUND = 30;

interface CommandMenuProps {
  /** Names the search field. */
  label: string;
  groups: readonly CommandGroup[];
  /** What to say when nothing matches. */
  nothing: string;
  /** What can be done with any words, below all that is found. */
  last?: (words: string) => Command;
  /** Called before the command runs. */
  onRun: () => void;
  /** Called with what is typed. */
  onType?: (words: string) => void;
  /** For a menu that was opened to type in. */
  takesFocus?: boolean;
}

/**
 * A search field over a list of commands, by their kinds. Typing makes it one list, the best first, each with what it is;
 * mistakes in typing are forgiven where nothing else is found. Arrows move, Enter runs. Our own, after the combobox pattern
 * of ARIA's authoring practices: with a library's the palette would weigh 57 kB of the 40 it may.
 */
export function CommandMenu({
  label,
  groups,
  nothing,
  last,
  onRun,
  onType,
  takesFocus = false,
}: CommandMenuProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const isSearching = query.trim() !== '';
  const listed = groups.filter(({ isOnlyFound = false, isMatched = false }) => !isOnlyFound && !isMatched);
  const found = isSearching ? findCommands(groups, query) : [];
  const lastCommand = isSearching ? last?.(query.trim()) : undefined;
  const count = isSearching ? found.length : listed.flatMap((group) => group.commands).length;
  const commands = isSearching
    ? [...found.map(({ command }) => command), ...(lastCommand ? [lastCommand] : [])]
    : listed.flatMap((group) => group.commands);
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
  const optionProps = (command: Command) => ({
    id: `${id}-${command.id}`,
    command,
    selected: command === active,
    onPoint: () => setPlace(commands.indexOf(command)),
    onChoose: () => run(command),
  });
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
          onType?.(event.target.value);
        }}
      />
      <p role="status" className={count > 0 ? 'sr-only' : 'px-3 text-muted'}>
        {count > 0 ? <Plural value={count} one="# result" other="# results" /> : nothing}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="max-h-[50dvh] overflow-y-auto"
      >
        {found.map(({ command, kind }) => (
          <CommandOption key={command.id} {...optionProps(command)} kind={kind} />
        ))}
        {lastCommand && <CommandOption key={lastCommand.id} {...optionProps(lastCommand)} />}
        {(isSearching ? [] : listed).map(({ title, commands: ofGroup }) => (
          <div key={title} role="group" aria-label={title} className="pb-2">
            <p aria-hidden="true" className="px-3 py-1 text-13 font-semibold text-muted">
              {title}
            </p>
            {ofGroup.map((command) => (
              <CommandOption key={command.id} {...optionProps(command)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The commands that a query finds, the best first, of equals the one of the earlier group; then what was found elsewhere. */
function findCommands(groups: readonly CommandGroup[], query: string): { command: Command; kind: string }[] {
  const matched = groups.filter(({ isMatched = false }) => isMatched);
  const searched = groups.filter(({ isMatched = false }) => !isMatched);
  const search = (tolerance: Tolerance) =>
    searched.flatMap(({ kind, commands }) =>
      commands.flatMap((command) => {
        const score = matchScore(command.label, query, tolerance);
        return score === undefined ? [] : { command, kind, score };
      }),
    );
  const exact = search('exact');
  const here = (exact.length > 0 ? exact : search('mistyped'))
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST_FOUND);
  const listed = new Set(here.map(({ command }) => command.id));
  const elsewhere = matched.flatMap(({ kind, commands }) =>
    commands.filter(({ id }) => !listed.has(id)).map((command) => ({ command, kind })),
  );
  return [...here, ...elsewhere];
}

interface CommandOptionProps {
  id: string;
  command: Command;
  /** What it is, where no heading says it. */
  kind?: string;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The keys are the search field's; a pointer presses the option itself. */
function CommandOption({
  id,
  command: { label, detail },
  kind,
  selected,
  onPoint,
  onChoose,
}: CommandOptionProps) {
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
      <span className="min-w-0 flex-1">
        {label}
        {detail !== undefined && (
          <span lang={detail.lang} className="block text-15 text-muted">
            {detail.text}
          </span>
        )}
      </span>
      {kind !== undefined && <span className="shrink-0 ps-3 text-13 text-muted">{kind}</span>}
    </button>
  );
}
