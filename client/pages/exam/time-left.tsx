import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';

/** Told once, when so many minutes are left. */
const TOLD = [10, 5, 1];

interface TimeLeftProps {
  /** Of the server, when this was drawn first. */
  seconds: number;
  minutes: number;
  onOver: () => void;
}

/** How long a sitting still is, on a ruler of its minutes; told aloud at ten minutes, five and one. */
export function TimeLeft({ seconds, minutes, onOver }: TimeLeftProps) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(() => onOver());
  useEffect(() => {
    // The clock of the device may be wrong, or set while somebody sits: what has passed is measured.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const two = new Intl.NumberFormat(i18n.locale, { minimumIntegerDigits: 2 });
  const clock = `${two.format(Math.floor(left / 60))}:${two.format(left % 60)}`;
  const used = 1 - left / (minutes * 60);
  const told = TOLD.findLast((mark) => left <= mark * 60);
  return (
    <div className="grid gap-2">
      <p className="font-semibold tabular-nums" role="timer">
        <Trans>
          <bdi>{clock}</bdi> left
        </Trans>
      </p>
      <div aria-hidden="true" className="relative h-4">
        <span className="absolute inset-x-0 top-2 border-t border-dotted border-control" />
        <span
          className="absolute start-0 top-[7px] border-t-2 border-ink"
          style={{ inlineSize: `${used * 100}%` }}
        />
        <span
          className="absolute top-[3px] -ms-[5px] size-2.5 rounded-full bg-plum"
          style={{ insetInlineStart: `${used * 100}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {told !== undefined && <Plural value={told} one="# minute is left" other="# minutes are left" />}
      </p>
    </div>
  );
}
