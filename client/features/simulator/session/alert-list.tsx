import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { SessionWords } from '../words/use-session-words.ts';

export interface Alert {
  readonly symbol: string;
  readonly price: number;
}

interface AlertListProps {
  alerts: readonly Alert[];
  symbol: string;
  words: SessionWords;
  /** The price in ticks; null when it is none. */
  parse: (typed: string) => number | null;
  onChange: (alerts: readonly Alert[]) => void;
}

/** So many alerts go with a request. */
const MOST_ALERTS = 20;

/** Prices at which play stops. They are kept on this device. */
export function AlertList({ alerts, symbol, words, parse, onChange }: AlertListProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('price');
    const price = typeof typed === 'string' ? parse(typed) : null;
    if (price === null) {
      setError(t`Type a price, such as the one on the axis.`);
      return;
    }
    setError(undefined);
    if (alerts.length < MOST_ALERTS) onChange([...alerts, { symbol, price }]);
    event.currentTarget.reset();
  };
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-serif text-17">
        <Trans>Alerts</Trans>
      </h3>
      <form onSubmit={add} className="flex items-end gap-2">
        <TextField
          name="price"
          inputMode="decimal"
          autoComplete="off"
          label={t`Stop the clock at a price of ${symbol}`}
          error={error}
        />
        <Button type="submit" look="secondary">
          <Trans>Add</Trans>
        </Button>
      </form>
      <ul className="text-15">
        {alerts.map((alert) => {
          const price = words.price(alert.symbol, alert.price);
          return (
            <li key={`${alert.symbol} ${alert.price}`} className="flex items-center justify-between gap-2">
              <span className="tabular-nums">
                {alert.symbol} {price}
              </span>
              <Button
                look="link"
                className="text-15"
                aria-label={t`Remove the alert at ${price}`}
                onClick={() => onChange(alerts.filter((one) => one !== alert))}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
