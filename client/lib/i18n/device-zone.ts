/** The time zone of the device, by which days are counted unless the profile names another. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
