/** The same record with another value under a name; without the name where there is no value. */
export function withEntry<Entries extends object, Name extends keyof Entries>(
  record: Entries,
  name: Name,
  value: Entries[Name] | undefined,
): Entries {
  const { [name]: _before, ...others } = record;
  return (value === undefined ? others : { ...others, [name]: value }) as Entries;
}
