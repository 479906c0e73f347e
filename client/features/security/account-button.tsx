import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

/** An account by the beginning of its id; shows what happened to it. */
export function AccountButton({ id, onPick }: { id: string; onPick: (id: string) => void }) {
  const { t } = useLingui();
  const short = id.slice(0, 8);
  return (
    <Button
      look="link"
      className="min-h-6 text-15 font-normal"
      aria-label={t`Account ${short}`}
      onClick={() => onPick(id)}
    >
      <bdi dir="ltr">{short}</bdi>
    </Button>
  );
}
