/** What one sale shows: the position sold, and the others that could have been sold at the same time. */
export interface Sale {
  /** Whether the position that was sold stood at a gain or a loss; one that stood at neither counts for neither. */
  readonly sold: 'gain' | 'loss' | 'even';
  /** Other open positions at a gain and at a loss. */
  readonly gains: number;
  readonly losses: number;
  /** Whether the exit was planned at entry: a stop or target that was met shows no choice. */
  readonly isPlanned: boolean;
}

/** How often winners and losers were realised of those that could have been. */
export interface Disposition {
  readonly realisedGains: number;
  readonly paperGains: number;
  readonly realisedLosses: number;
  readonly paperLosses: number;
  /** Proportion of gains realised, 0 to 1; undefined without any gain. */
  readonly pgr: number | undefined;
  /** Proportion of losses realised, 0 to 1; undefined without any loss. */
  readonly plr: number | undefined;
}

/**
 * Early winners and late losers: PGR above PLR. Only sales while other positions were open count, and no planned exits.
 * Source: T. Odean (1998), Are investors reluctant to realize their losses?, Journal of Finance 53(5), section II.
 * @param days sales of one moment or day each: a position that was not sold counts once for all sales of it
 */
export function dispositionOf(days: readonly (readonly Sale[])[]): Disposition {
  let [realisedGains, paperGains, realisedLosses, paperLosses] = [0, 0, 0, 0];
  for (const sales of days) {
    const counted = sales.filter(({ isPlanned, gains, losses }) => !isPlanned && gains + losses > 0);
    if (counted.length === 0) continue;
    realisedGains += counted.filter(({ sold }) => sold === 'gain').length;
    realisedLosses += counted.filter(({ sold }) => sold === 'loss').length;
    paperGains += Math.min(...counted.map(({ gains }) => gains));
    paperLosses += Math.min(...counted.map(({ losses }) => losses));
  }
  return {
    realisedGains,
    paperGains,
    realisedLosses,
    paperLosses,
    pgr: proportion(realisedGains, paperGains),
    plr: proportion(realisedLosses, paperLosses),
  };
}

function proportion(realised: number, paper: number): number | undefined {
  return realised + paper === 0 ? undefined : realised / (realised + paper);
}
