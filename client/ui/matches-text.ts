/** Whether every word of a query stands somewhere in a text, whatever the case and the accents. */
export function matchesText(text: string, query: string): boolean {
  const plain = withoutAccents(text);
  return withoutAccents(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
