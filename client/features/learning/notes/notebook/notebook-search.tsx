import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShortcuts } from '../../../../lib/keys/use-shortcuts.ts';
import { controlStyles } from '../../../../ui/form/field.tsx';

/** How long a pause in typing is before it is searched, in milliseconds. */
const PAUSE = 300;

interface NotebookSearchProps {
  /** What is searched for. */
  words: string;
  onSearch: (words: string) => void;
}

/** The field that searches the learner's notes; key /. */
export function NotebookSearch({ words, onSearch }: NotebookSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(words);
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== words) onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  useShortcuts({
    '/': {
      says: t`Search your notes`,
      run: () => document.querySelector<HTMLInputElement>('#notebook-search')?.focus(),
    },
  });
  return (
    <search className="min-w-0 flex-1 basis-64">
      <label className="relative block">
        <span className="sr-only">
          <Trans>Search your notes</Trans>
        </span>
        <Search aria-hidden="true" className="absolute start-3 top-3 size-5 text-muted" />
        <input
          id="notebook-search"
          type="search"
          dir="auto"
          value={typed}
          maxLength={100}
          placeholder={t`Search your notes`}
          aria-keyshortcuts="/"
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlStyles} ps-10`}
        />
      </label>
    </search>
  );
}
