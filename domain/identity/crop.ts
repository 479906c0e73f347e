/** Which square of a picture is taken. */
export type Crop = {
  /** From 1, the largest square that fits, to `MOST_ZOOM`. */
  readonly zoom: number;
  /** Where between the edges of the picture it lies, each from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
};

export type PictureSize = { readonly width: number; readonly height: number };

export const MOST_ZOOM = 5;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square that a crop takes, in pixels of the picture. */
export function cropSquare(
  { width, height }: PictureSize,
  { zoom, x, y }: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/**
 * The crop after the picture was moved under its frame.
 *
 * @param right how far, in sides of the frame; `down` likewise
 */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (place: number, length: number, by: number) =>
    // Where there is no room, the place says nothing and stays.
    length - side < 1 ? place : within(place - (by * side) / (length - side), 0, 1);
  return { ...crop, x: moved(crop.x, size.width, right), y: moved(crop.y, size.height, down) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
