import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; title: ReactNode; content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/**
 * Tabs after the ARIA pattern; the screen keeps the selection, so that it can live in the URL. Arrow keys (turned
 * round in right-to-left languages), Home and End select. Written here because the library's weighs 31 kB, a quarter
 * of what /auth may load. A tab's content is made when it is first selected and then stays, so nothing typed is lost.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const prefix = useId();
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set(opened).add(selected));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the selected tab may lie beyond the edge; the page itself must not move.
    const tab = document.getElementById(tabId(prefix, selected))?.getBoundingClientRect();
    const edge = list.current?.getBoundingClientRect();
    if (tab && edge) list.current?.scrollBy(tab.x - edge.x - edge.width / 2, 0);
  }, [prefix, selected]);
  const selectByKey = (event: KeyboardEvent) => {
    const target = tabAtKey(event.key, tabs, selected);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    document.getElementById(tabId(prefix, target))?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(prefix, id)}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={selectByKey}
            className={
              'min-h-11 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted ' +
              '-outline-offset-2 aria-selected:border-plum aria-selected:text-ink ' +
              'forced-colors:not-aria-selected:border-[Canvas]'
            }
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={tabId(prefix, id)}
          hidden={id !== selected}
          className="pt-6"
        >
          {opened.has(id) && content}
        </div>
      ))}
    </>
  );
}

/** The tab a key leads to from the selected one; undefined for keys that are not ours. */
function tabAtKey<Id extends string>(key: string, tabs: readonly { id: Id }[], selected: Id): Id | undefined {
  const step = document.documentElement.dir === 'rtl' ? -1 : 1;
  const here = tabs.findIndex(({ id }) => id === selected);
  const places: Record<string, number> = {
    ArrowRight: (here + step + tabs.length) % tabs.length,
    ArrowLeft: (here - step + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : tabs[place]?.id;
}

function tabId(prefix: string, id: string): string {
  return `${prefix}-tab-${id}`;
}
