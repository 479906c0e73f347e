import { useLingui } from '@lingui/react';
import {
  Autocomplete,
  Header,
  I18nProvider,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { controlStyles } from './field.tsx';

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
}

const itemStyles =
  'flex min-h-9 cursor-default items-center rounded-tag px-3 py-1 outline-none pointer-coarse:min-h-11 ' +
  'data-focused:bg-plum-soft forced-colors:data-focused:outline-2 forced-colors:data-focused:-outline-offset-2 ' +
  'forced-colors:data-focused:outline-[Highlight]';

/** A search field over a list of commands: typing narrows it, arrows move, Enter runs. Import it lazily: it is heavy. */
export function CommandMenu({ label, groups, nothing, onRun }: CommandMenuProps) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <Commands label={label} groups={groups} nothing={nothing} onRun={onRun} />
    </I18nProvider>
  );
}

function Commands({ label, groups, nothing, onRun }: CommandMenuProps) {
  // Accents and case do not matter to somebody in a hurry.
  const { contains } = useFilter({ sensitivity: 'base' });
  const run = (id: string) => {
    const command = groups.flatMap(({ commands }) => commands).find((candidate) => candidate.id === id);
    onRun();
    command?.run();
  };
  return (
    <Autocomplete filter={contains}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in, and a dialog takes the focus anyway */}
      <SearchField aria-label={label} autoFocus>
        <Input placeholder={label} className={controlStyles} />
      </SearchField>
      <Menu
        aria-label={label}
        className="max-h-[50dvh] overflow-y-auto outline-none"
        onAction={(id) => run(String(id))}
        renderEmptyState={() => <p className="px-3 py-2 text-muted">{nothing}</p>}
      >
        {groups.map(({ title, commands }) => (
          <MenuSection key={title} className="pb-2">
            <Header className="px-3 py-1 text-13 font-semibold text-muted">{title}</Header>
            {commands.map((command) => (
              <MenuItem key={command.id} id={command.id} textValue={command.label} className={itemStyles}>
                {command.label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}
