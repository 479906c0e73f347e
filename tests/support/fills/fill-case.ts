import type { OrderRequest } from '#domain/simulator/orders/order.ts';
import type { InstrumentTerms } from '#domain/simulator/session/rules.ts';

/** An instrument of a case, as short as a file of cases can say it. */
export interface CaseInstrument {
  readonly symbol: string;
  readonly instrumentClass: 'share' | 'currency_pair' | 'coin' | 'index';
  readonly currency: string;
  readonly baseCurrency?: string;
  readonly tickSize: number;
  readonly lotSize: number;
  readonly tickValue: number;
  readonly averageDailyVolume: number;
  readonly hours: readonly (readonly [from: number, to: number])[];
  readonly terms: InstrumentTerms;
  readonly mark: {
    readonly bid: number;
    readonly spread: number;
    readonly lastVolume: number;
    readonly meanVolume: number;
    readonly variance: number;
  };
}

/** What the cases of a file are traded in. */
export interface World {
  readonly currency: string;
  readonly deposit: string;
  /** The minute in which a session starts. */
  readonly start: number;
  readonly instruments: readonly CaseInstrument[];
}

/** Bid, spread and lots of one tick after the other; null where an instrument has none. */
export type CaseTick = readonly [bid: number, spread: number, volume: number] | null;
/** Open, high, low, close, lots and spread of a minute without ticks. */
export type CaseBar = readonly [number, number, number, number, number, number];

export type Step =
  /** `queue` is the first byte that the queue is drawn from: 128 draws half of what is possible. */
  | { readonly place: readonly OrderRequest[]; readonly id?: string; readonly queue?: number }
  | { readonly ticks: Readonly<Record<string, readonly CaseTick[]>>; readonly until?: 'fill' }
  | { readonly bars: Readonly<Record<string, readonly CaseBar[]>> }
  /** The clock moves so many minutes and nothing trades. */
  | { readonly wait: number }
  | { readonly cancel: number }
  | {
      readonly replace: {
        readonly orderId: number;
        readonly quantity?: number;
        readonly limit?: number;
        readonly stop?: number;
      };
    }
  | { readonly close: true };

/** What has to come out; only what is named is compared. Money in 10^-8 of the account's currency. */
export interface Expected {
  readonly fills?: readonly {
    readonly order: number;
    readonly legs: readonly (readonly [price: number, lots: number])[];
    readonly liquidity?: 'maker' | 'taker';
    readonly halfSpread?: string;
    readonly slippage?: string;
    readonly gap?: string;
    readonly fee?: string;
    readonly stopFirst?: boolean;
  }[];
  /** By order: why it ended without being filled, `expired` or the reason of its cancellation. */
  readonly ended?: Readonly<Record<string, string>>;
  /** Ids of the orders that work at the end. */
  readonly working?: readonly number[];
  readonly rejected?: readonly string[];
  readonly refused?: readonly string[];
  readonly positions?: Readonly<Record<string, number>>;
  readonly cash?: string;
  readonly equity?: string;
  readonly frictionless?: string;
  readonly house?: string;
  /** Charges of holding in order: symbol, kind, amount. */
  readonly charges?: readonly (readonly [string, string, string])[];
  /** Symbols that were closed by force, in order. */
  readonly forced?: readonly string[];
  /** How often a margin call was made. */
  readonly calls?: number;
}

export interface FillCase {
  readonly name: string;
  /** How the figures come about, for a reader with a pencil. */
  readonly why: string;
  readonly world: string;
  readonly steps: readonly Step[];
  readonly expect: Expected;
}
