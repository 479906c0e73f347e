/** The day on this device, YYYY-MM-DD: Swedish writes days so. */
export function today(): string {
  return new Intl.DateTimeFormat('sv').format(new Date());
}
