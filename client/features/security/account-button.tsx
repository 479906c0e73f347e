import { useLingui } from '@lingui/react/macro';
import { RowButton } from '../../ui/table/row-button.tsx';

/** An account by the beginning of its id; shows what happened to it. */
export function AccountButton({ id, onPick }: { id: string; onPick: (id: string) => void }) {
  const { t } = useLingui();
  const short = id.slice(0, 8);
  return (
    <RowButton aria-label={t`Account ${short}`} onClick={() => onPick(id)}>
      <bdi dir="ltr">{short}</bdi>
    </RowButton>
  );
}
