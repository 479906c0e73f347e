import { useLingui } from '@lingui/react/macro';
import type { JournalFilter } from '../calls/read-journal.ts';
import { SETUPS } from '../ticket/ticket-draft.ts';
import { useTicketWords } from '../ticket/use-ticket-words.ts';

interface JournalFiltersProps {
  filter: JournalFilter;
  onFilter: (filter: JournalFilter) => void;
  /** Those in use. */
  tags: readonly string[];
  setups: readonly string[];
}

/** Which trades of the journal are shown. A choice that would leave nothing to choose from is not offered. */
export function JournalFilters({ filter, onFilter, tags, setups }: JournalFiltersProps) {
  const { t } = useLingui();
  const words = useTicketWords();
  const setupName = (value: string) => {
    const known = SETUPS.find((one) => one === value);
    return known === undefined ? value : words.setups[known];
  };
  const { side, result, setup, tag, is_reviewed: isReviewed } = filter;
  return (
    <div role="group" aria-label={t`Filter`} className="flex flex-wrap gap-2">
      <Choice
        name={t`Result`}
        any={t`Gains and losses`}
        value={result}
        options={[
          { value: 'gain', label: t`Gains` },
          { value: 'loss', label: t`Losses` },
        ]}
        onChange={(next) => onFilter({ ...filter, result: next })}
      />
      <Choice
        name={t`Direction`}
        any={t`Long and short`}
        value={side}
        options={[
          { value: 'buy', label: t`Long` },
          { value: 'sell', label: t`Short` },
        ]}
        onChange={(next) => onFilter({ ...filter, side: next })}
      />
      {setups.length > 1 && (
        <Choice
          name={t`Setup`}
          any={t`Every setup`}
          value={setup}
          options={setups.map((value) => ({ value, label: setupName(value) }))}
          onChange={(next) => onFilter({ ...filter, setup: next })}
        />
      )}
      {tags.length > 0 && (
        <Choice
          name={t`Tag`}
          any={t`Every tag`}
          value={tag}
          options={tags.map((value) => ({ value, label: value }))}
          onChange={(next) => onFilter({ ...filter, tag: next })}
        />
      )}
      <Choice
        name={t`Review`}
        any={t`Reviewed or not`}
        value={isReviewed === null ? null : String(isReviewed)}
        options={[
          { value: 'true', label: t`Reviewed` },
          { value: 'false', label: t`Not reviewed yet` },
        ]}
        onChange={(next) => onFilter({ ...filter, is_reviewed: next === null ? null : next === 'true' })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  /** What no choice is called. */
  any: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ name, any, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={name}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      className="min-h-9 max-w-52 rounded-control border border-control bg-surface px-2 text-15 pointer-coarse:min-h-11"
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
