const [WIDTH, HEIGHT] = [160, 64];
/** All pictures have one scale, so that calm markets look calm; one that leaves it gets its own. */
const USUAL = 0.12;

/** Two weeks of a market with the parameters of a scenario, and nothing planted. @param picture closes by the first of them */
export function ScenarioPicture({ picture, large = false }: { picture: readonly number[]; large?: boolean }) {
  const reach = Math.max(USUAL, ...picture.map((close) => Math.abs(close - 1)));
  const y = (close: number) => HEIGHT / 2 - ((close - 1) / reach) * (HEIGHT / 2);
  const points = picture
    .map(
      (close, place) =>
        `${((place / Math.max(1, picture.length - 1)) * WIDTH).toFixed(1)},${y(close).toFixed(1)}`,
    )
    .join(' ');
  return (
    <svg
      direction="ltr"
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className={large ? 'h-32 w-full' : 'h-16 w-40 shrink-0 max-sm:w-full'}
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" strokeDasharray="2 3" />
      <polyline
        points={points}
        fill="none"
        className="stroke-ink"
        strokeWidth="1.25"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
