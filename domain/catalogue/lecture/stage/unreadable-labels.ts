import { areaOutside, type Box, sharedArea } from './label-box.ts';

/** A label, the room that it takes and the room that it has. */
export type BoxedLabel = { readonly text: string; readonly box: Box; readonly room: Box };

/**
 * A sentence for the author for each label that leaves its room or touches one before it.
 * @param whole what they all stand in: `drawing`
 * @param meet whether two labels stand at the same time; they do when left out
 */
export function unreadableLabels<Label extends BoxedLabel>(
  labels: readonly Label[],
  whole: string,
  meet: (label: Label, other: Label) => boolean = () => true,
): string[] {
  return labels.flatMap((label, place) => [
    ...(areaOutside(label.box, label.room) > 0 ? [`The label "${label.text}" leaves the ${whole}.`] : []),
    ...labels
      .slice(0, place)
      .filter((other) => meet(label, other) && sharedArea(label.box, other.box) > 0)
      .map((other) => `The label "${label.text}" touches "${other.text}".`),
  ]);
}
