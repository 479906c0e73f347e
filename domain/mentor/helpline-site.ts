/** The address of a helpline's page as people say it: "samaritans.org" for "https://www.samaritans.org/". */
export function helplineSite(source: string): string {
  return source.replace(/^https:\/\/(?:www\.)?/, '').replace(/[/?#].*$/, '');
}
