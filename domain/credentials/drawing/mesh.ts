import { cosineOfTurns, sineOfTurns } from './sine.ts';

/** Where a band of the drawing lies and how it is woven. */
export type Band = {
  readonly inner: (turns: number) => number;
  readonly outer: (turns: number) => number;
  readonly bend: (turns: number) => number;
  /** How often a thread goes out and in again on its way round. */
  readonly waves: number;
  readonly threads: number;
  readonly points: number;
};

/** The threads of a band as SVG paths, in whole units about the middle of the drawing. */
export function meshPaths({ inner, outer, bend, waves, threads, points }: Band): string[] {
  const angles = Array.from({ length: points }, (_, point) => point / points);
  const steps = angles.map((turns) => {
    const near = inner(turns);
    const room = outer(turns) - near;
    const [x, y] = [sineOfTurns(turns), -cosineOfTurns(turns)];
    return { near, room, x, y, phase: waves * turns + bend(turns) };
  });
  return Array.from({ length: threads }, (_, thread) =>
    closedPath(
      steps.map(({ near, room, x, y, phase }) => {
        const radius = near + room * (0.5 + 0.5 * sineOfTurns(phase + thread / threads));
        return [Math.round(radius * x), Math.round(radius * y)];
      }),
    ),
  );
}

/** An outline as an SVG path. */
export function outlinePath(radius: (turns: number) => number, points: number): string {
  return closedPath(
    Array.from({ length: points }, (_, point) => {
      const turns = point / points;
      return [
        Math.round(radius(turns) * sineOfTurns(turns)),
        Math.round(-radius(turns) * cosineOfTurns(turns)),
      ];
    }),
  );
}

/** By differences, which are short; a point that lies on the one before is left out. */
function closedPath(points: readonly (readonly number[])[]): string {
  const [[startX = 0, startY = 0] = []] = points;
  let [x, y] = [startX, startY];
  let path = `M${x} ${y}l`;
  let isFirst = true;
  for (const [nextX = 0, nextY = 0] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    path += `${separated(nextX - x, isFirst)}${separated(nextY - y, false)}`;
    isFirst = false;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

function separated(difference: number, isFirst: boolean): string {
  return isFirst || difference < 0 ? String(difference) : ` ${difference}`;
}
