/** What a browser says of where it is, without being asked to find out. */
export interface DeviceFacts {
  /** The zone of its clock, such as `Europe/Paris`. */
  timeZone: string;
  /** The languages of its reader, the first one preferred. */
  languages: readonly string[];
}

/**
 * Which of some countries a device is in: the one that has the zone of its clock or, in a browser that does not know which
 * zones a country has, the region of its language. Undefined when it is none of them.
 */
export function countryOfDevice(
  countries: readonly string[],
  { timeZone, languages }: DeviceFacts,
): string | undefined {
  const zones = countries.map((country) => ({ country, zones: zonesOf(country) }));
  if (zones.some((row) => row.zones.length > 0))
    return zones.find((row) => row.zones.includes(timeZone))?.country;
  const regions = languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => region !== undefined && countries.includes(region));
}

/** The zones of a country; none where the browser does not know them. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => readonly string[]; timeZones?: readonly string[] } =
    new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
