/** What trades are taken by; amounts as in the parameters of `r-trades`. */
export interface TradeRules {
  readonly account: number;
  readonly payoff: number;
  readonly cost: number;
  readonly sizing: 'current' | 'start' | 'doubled';
  readonly trades_a_day: number;
  readonly day_limit: number;
  readonly week_limit: number;
  readonly days_a_week: number;
  readonly month_limit: number;
  readonly days_a_month: number;
  readonly floor: 'none' | 'fixed' | 'trailing';
  readonly floor_distance: number;
  readonly fall: number;
  readonly streak: number;
  /** Risk of a trade in percent, counted from 0. */
  readonly riskOf: (trade: number) => number;
  /** Whether the next trade wins; asked once for each trade, taken or not, so that limits change no result. */
  readonly drawWin: () => boolean;
  /** What the next trade takes if it loses, in R before costs; asked as often. */
  readonly drawLoss: () => number;
  /** Whether the rows end when the account is closed; else they go on level. */
  readonly stopsWhenClosed: boolean;
}

/** In dollars: what binary numbers round away must not keep an account from its limit. */
const ROUNDING = 1e-6;

/** Plays trades one after the other under the rules. @param count how many, in the order they are offered */
export function playTrades(rules: TradeRules, count: number) {
  const { account, payoff, cost, trades_a_day: perDay } = rules;
  const distance = (account * rules.floor_distance) / 100;
  const rows = {
    balance: [account],
    floor_level: [rules.floor === 'none' ? 0 : account - distance],
    fall_now: [0],
    result: [] as number[],
    running_mean: [] as number[],
    interval_low: [] as number[],
    interval_high: [] as number[],
  };
  let [balance, highest, floor] = [account, account, rows.floor_level[0] ?? 0];
  let [taken, sum, squares, factor] = [0, 0, 0, 1];
  let [streak, longest, deepest] = [0, 0, 0];
  let [day, worstDay] = [0, 0];
  const week = { start: account, worst: 0, limit: rules.week_limit };
  const month = { start: account, worst: 0, limit: rules.month_limit };
  let closed = false;
  for (let trade = 0; trade < count && !(closed && rules.stopsWhenClosed); trade += 1) {
    if (trade % perDay === 0) {
      day = 0;
      if (rules.floor === 'trailing') floor = Math.max(floor, balance - distance);
      if (trade % (perDay * rules.days_a_week) === 0) week.start = balance;
      if (trade % (perDay * rules.days_a_month) === 0) month.start = balance;
    }
    const wins = rules.drawWin();
    const loss = rules.drawLoss();
    const isStopped =
      (rules.day_limit > 0 && day <= ROUNDING - rules.day_limit) ||
      [week, month].some(({ start, limit }) => limit > 0 && balance <= start * (1 - limit / 100) + ROUNDING);
    let result = 0;
    if (!closed && !isStopped) {
      result = (wins ? payoff : -loss) - cost;
      const base = rules.sizing === 'current' ? balance : account * factor;
      const risked = Math.min((base * rules.riskOf(trade)) / 100, balance);
      balance = Math.max(0, balance + risked * result);
      if (rules.sizing === 'doubled') factor = wins ? 1 : factor * 2;
      taken += 1;
      sum += result;
      squares += result * result;
      day += result;
      streak = wins ? 0 : streak + 1;
      longest = Math.max(longest, streak);
      worstDay = Math.min(worstDay, day);
    }
    highest = Math.max(highest, balance);
    const fall = 1 - balance / highest;
    deepest = Math.max(deepest, fall);
    for (const period of [week, month]) {
      if (period.start > 0) period.worst = Math.min(period.worst, balance / period.start - 1);
    }
    closed ||= balance <= floor + ROUNDING;
    const mean = sum / taken;
    const half = 1.96 * standardError(taken, sum, squares);
    rows.balance.push(balance);
    rows.floor_level.push(floor);
    rows.fall_now.push(100 * fall);
    rows.result.push(result);
    rows.running_mean.push(mean);
    rows.interval_low.push(mean - half);
    rows.interval_high.push(mean + half);
  }
  return {
    numbers: {
      final: balance,
      taken,
      mean_r: taken === 0 ? 0 : sum / taken,
      deviation_r: standardError(taken, sum, squares) * Math.sqrt(taken),
      deepest_fall: 100 * deepest,
      longest_streak: longest,
      worst_day: worstDay,
      worst_week: 100 * week.worst,
      worst_month: 100 * month.worst,
      had_streak: Number(longest >= rules.streak),
      had_fall: Number(100 * deepest >= rules.fall - ROUNDING),
      closed: Number(closed),
      lost: Number(balance < account),
    },
    series: rows,
    over: closed,
  };
}

/** Standard error of the mean of `count` results; 0 for fewer than two. */
function standardError(count: number, sum: number, squares: number): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1) / count);
}
