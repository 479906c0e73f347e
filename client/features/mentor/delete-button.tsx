import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface DeleteButtonProps {
  label: ReactNode;
  onDelete: () => void;
  pending: boolean;
}

/** Asks once more in its own place before something is deleted for good. */
export function DeleteButton({ label, onDelete, pending }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <Button look="quiet" className="text-15" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button look="secondary" className="text-danger" pending={pending} onClick={onDelete}>
        <Trans>Delete for good</Trans>
      </Button>
      <Button ref={keep} look="quiet" onClick={() => setAsking(false)}>
        <Trans>Keep</Trans>
      </Button>
    </span>
  );
}
