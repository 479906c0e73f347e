import { type Nominal, nominal } from '../nominal.ts';

/** An amount of money in the smallest unit of its currency: cents of a dollar, whole yen. */
export type Cents = Nominal<number, 'Cents'>;

/** Says that a number is an amount in the smallest unit: of what was counted together, or came in as such. */
export const cents = nominal<Cents>;
