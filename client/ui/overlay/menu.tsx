import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  I18nProvider,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { buttonStyles } from '../button-styles.ts';

interface MenuProps {
  /** What the button says. */
  label: ReactNode;
  items: readonly { id: string; label: ReactNode; disabled?: boolean; dangerous?: boolean }[];
  onAction: (id: string) => void;
}

const itemStyles =
  'flex min-h-9 cursor-default items-center rounded-tag px-3 py-1 outline-none pointer-coarse:min-h-11 ' +
  'data-focused:bg-plum-soft data-disabled:text-muted forced-colors:data-focused:outline-2 ' +
  'forced-colors:data-focused:-outline-offset-2 forced-colors:data-focused:outline-[Highlight]';

/** A button that opens a list of actions. Arrow keys move, letters search, Escape returns. Import it lazily: it is heavy. */
export function Menu({ label, items, onAction }: MenuProps) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <MenuTrigger>
        <AriaButton className={buttonStyles('secondary')}>
          {label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </AriaButton>
        <Popover
          placement="bottom start"
          className="min-w-48 animate-appear rounded-control border border-line bg-surface p-1 shadow-overlay"
        >
          <AriaMenu onAction={(id) => onAction(String(id))} className="outline-none">
            {items.map(({ id, label, disabled = false, dangerous = false }) => (
              <MenuItem
                key={id}
                id={id}
                isDisabled={disabled}
                className={`${itemStyles} ${dangerous ? 'text-danger' : ''}`}
              >
                {label}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
