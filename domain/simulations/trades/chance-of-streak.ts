/**
 * The chance (0 to 1) that at least one run of `length` losses comes within `trades`, exactly: the chance of every number
 * of losses in a row is carried from trade to trade, and a full run stays. Feller (1968), volume 1, XIII.7.
 * @param lossChance 0 to 1
 */
export function chanceOfStreak(lossChance: number, length: number, trades: number): number {
  let open = [1, ...Array.from({ length: length - 1 }, () => 0)];
  let reached = 0;
  for (let trade = 0; trade < trades; trade += 1) {
    reached += (open[length - 1] ?? 0) * lossChance;
    const ended = open.reduce((sum, chance) => sum + chance, 0) * (1 - lossChance);
    open = [ended, ...open.slice(0, -1).map((chance) => chance * lossChance)];
  }
  return reached;
}
