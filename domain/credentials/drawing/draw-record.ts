import { bendOf } from './bend.ts';
import { meshPaths, outlinePath } from './mesh.ts';
import { type PetalRing, petalRadius } from './petals.ts';

/** What the drawing of a certificate is made from: nothing else changes it. */
export type DrawingFacts = {
  readonly examBits: string;
  readonly practicalBits: string;
  /** The SHA-256 of the signed text in hexadecimal digits. */
  readonly hash: string;
};

/** The paths of a drawing about its middle; all lie within {@link DRAWING_RADIUS}. */
export type RecordDrawing = {
  readonly exam: readonly string[];
  readonly practical: readonly string[];
  readonly seal: readonly string[];
  readonly outlines: readonly string[];
};

export const DRAWING_RADIUS = 2000;

const SEAL = { inner: 480, outer: 650 };
const HALO = 62;

/**
 * Draws a certificate's record: a petal for each item of the exam and, within, one for each part of the practical part; a
 * bite for each miss; the mesh bent by the hash of the signed text. Anybody who has the file can draw it again.
 */
export function drawRecord({ examBits, practicalBits, hash }: DrawingFacts): RecordDrawing {
  const bytes = Array.from({ length: 32 }, (_, place) =>
    Number.parseInt(hash.slice(2 * place, 2 * place + 2), 16),
  );
  const exam: PetalRing = { bits: examBits, foot: 1840, height: 150, bite: 150 };
  const practical: PetalRing = { bits: practicalBits, foot: 1160, height: 170, bite: 330 };
  const whole: PetalRing = { ...practical, bits: '1'.repeat(practicalBits.length) };
  const practicalOutline = (turns: number) => petalRadius(practical, turns);
  const round = (radius: number) => () => radius;
  return {
    exam: meshPaths({
      inner: (turns) => petalRadius(whole, turns) + HALO,
      outer: (turns) => petalRadius(exam, turns),
      bend: bendOf(bytes.slice(0, 14)),
      waves: wavesFor(examBits),
      threads: 11,
      points: pointsFor(examBits, 22),
    }),
    practical: meshPaths({
      inner: round(SEAL.outer + 20),
      outer: practicalOutline,
      bend: bendOf(bytes.slice(14, 26)),
      waves: wavesFor(practicalBits),
      threads: 10,
      points: pointsFor(practicalBits, 30),
    }),
    seal: meshPaths({
      inner: round(SEAL.inner),
      outer: round(SEAL.outer),
      bend: bendOf(bytes.slice(26)),
      waves: 24,
      threads: 5,
      points: 288,
    }),
    outlines: [
      outlinePath((turns) => petalRadius(whole, turns) + HALO, pointsFor(practicalBits, 24)),
      outlinePath(round(SEAL.outer + 20), 180),
    ],
  };
}

/** Half as many again as there are petals, so that threads of neighbouring petals cross. */
function wavesFor(bits: string): number {
  return Math.ceil(bits.length * 1.5);
}

/** As many for each petal, so that the feet of petals are points of every thread. */
function pointsFor(bits: string, perPetal: number): number {
  return bits.length * Math.max(perPetal, Math.ceil(360 / bits.length));
}
