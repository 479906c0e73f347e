import { Trans } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../form/checkbox.tsx';

interface ColumnChooserProps {
  columns: readonly { id: string; head: string }[];
  /** Ids of those that are put away. */
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Puts columns of a table away and gets them back. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="grid gap-1">
      <div>
        <Button
          look="quiet"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen((before) => !before)}
        >
          <Columns3 aria-hidden="true" className="size-4" />
          <Trans>Columns</Trans>
        </Button>
      </div>
      <fieldset id={panelId} className={open ? 'flex flex-wrap gap-x-6 border-y border-line px-3' : 'hidden'}>
        <legend className="sr-only">
          <Trans>Columns to show</Trans>
        </legend>
        {columns.map(({ id, head }) => (
          <Checkbox
            key={id}
            label={head}
            checked={!hidden.includes(id)}
            onChange={({ target }) =>
              onHide(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
