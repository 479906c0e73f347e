/** Topics and names of events are at most this long, as in the binary form, whose lengths are single bytes. */
const LONGEST_NAME = 255;

/** Whether this can be a topic or the name of an event. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
}
