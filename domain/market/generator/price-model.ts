/**
 * How the price of an instrument moves. All volatilities are of simple returns, as fractions: 0.01 is 1%. The numbers of the
 * presets are invented and not fitted to any real market.
 */
export interface PriceModel {
  /** Bid of the first minute, in ticks. */
  startPrice: number;
  /** Expected return of a year of 365 days, as a fraction. Beyond it, and a planted edge, nothing predicts the price. */
  drift: number;
  /** Standard deviation of the return of a trading day, nights included, between the calm and the choppy regime. */
  volatilityADay: number;
  /** Degrees of freedom of Student's t distribution of the returns of minutes: even, at least 6. */
  degrees: number;
  /**
   * Variance of the next minute: 1 - alpha - gamma / 2 - beta, plus alpha z^2 h (alpha + gamma after a fall), plus beta h.
   * Source: L. R. Glosten, R. Jagannathan and D. E. Runkle (1993), Journal of Finance 48(5).
   */
  clustering: { readonly alpha: number; readonly gamma: number; readonly beta: number };
  /**
   * A slow component: the logarithm of the volatility follows an autoregression from day to day. `leverage` is its correlation
   * with the return of the day before, with the sign turned.
   */
  slow: { readonly persistence: number; readonly deviation: number; readonly leverage: number };
  /** Jumps between two minutes: how many a trading day, and their usual size in volatilities of a day. */
  jumps: { readonly aDay: number; readonly size: number };
  /** Correlation of the returns with the common factor of the market. */
  loading: number;
  /**
   * How much more there is of volatility and volume at the edges of the day than in the middle: 0.5 is half as much again at
   * the edges and three quarters in the middle; below 0 the other way round.
   */
  profile: number;
  /** Standard deviation of the return over a night and over a weekend, in volatilities of a day; 0 where it never closes. */
  gaps: { readonly night: number; readonly weekend: number };
}
