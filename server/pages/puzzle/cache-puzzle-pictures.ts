import { guestDays } from '#domain/puzzle/guest-day.ts';
import { createStaticFile, type StaticFile } from '../http/static-files.ts';
import { puzzlePicture } from './puzzle-picture.ts';

const PICTURE_PATH = /^\/social\/puzzle\/(?<day>\d{4}-\d\d-\d\d)\.png$/;

/** Caches the pictures of the puzzles that can be answered. @returns finds one by its path, and draws it the first time */
export function cachePuzzlePictures(): (path: string) => StaticFile | undefined {
  const kept = new Map<string, StaticFile>();
  return (path) => {
    const day = PICTURE_PATH.exec(path)?.groups?.day;
    const days = day === undefined ? [] : guestDays(new Date());
    if (day === undefined || !days.includes(day)) return undefined;
    const picture = kept.get(day) ?? createStaticFile(puzzlePicture(day), '.png', { once: true });
    for (const old of kept.keys()) if (!days.includes(old)) kept.delete(old);
    kept.set(day, picture);
    return picture;
  };
}
