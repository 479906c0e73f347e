import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface AskBackButtonProps {
  /** What is asked for. */
  label: ReactNode;
  /** What it would mean, in a sentence. */
  asks?: ReactNode;
  /** Does it. */
  yes: ReactNode;
  /** Lets everything be as it is. */
  no: ReactNode;
  onYes: () => void;
  pending: boolean;
  /** What is lost stays lost. */
  isForGood?: boolean;
}

/**
 * Asks once more, in its own place, before something is done that cannot be taken back. The focus goes to the answer that changes
 * nothing, and from there back to the button; Escape is that answer.
 */
export function AskBackButton({
  label,
  asks,
  yes,
  no,
  onYes,
  pending,
  isForGood = false,
}: AskBackButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsAsking(false);
  };
  if (!isAsking) {
    return (
      <Button ref={opener} look="quiet" className="text-15" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      {asks !== undefined && <p className="max-w-measure">{asks}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          className={isForGood ? 'text-danger' : ''}
          pending={pending}
          onClick={onYes}
          onKeyDown={leave}
        >
          {yes}
        </Button>
        <Button ref={keep} look="quiet" onClick={() => setIsAsking(false)} onKeyDown={leave}>
          {no}
        </Button>
      </div>
    </div>
  );
}
