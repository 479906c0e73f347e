/**
 * Puts values into the places of a text of ours: each `{name}` becomes the value of that name, letter by letter (neither a
 * `$` nor braces in a value mean anything).
 *
 * @throws when a place has no value. Which places a text has is fixed when it is written, so a mistake shows in the first
 * test that fills it; left standing, it would show in somebody's mail
 */
export function fillIn(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`Nothing is known to put at ${place} in "${text}".`);
    return value;
  });
}
