import type { MessageDescriptor } from '@lingui/core';

/** A value and the name of the place where it stands: `${{ site }}` is `{site}` in the catalogues. */
type Place = Readonly<Record<string, string>>;

/**
 * A message of a mail, in English. `lingui.config.ts` lets Lingui extract it as its own macro of this name; here it is an
 * ordinary tag, since the server runs as it is written. In the catalogues a message is found by its English text.
 */
export function msg(texts: TemplateStringsArray, ...places: readonly Place[]): MessageDescriptor {
  const message = String.raw({ raw: texts }, ...places.map((place) => `{${Object.keys(place).join()}}`));
  return { id: message, message, values: Object.assign({}, ...places) };
}
