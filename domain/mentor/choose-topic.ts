/** Finds the topic whose words stand in a question, whatever their case; the first one when there are several. */
export function chooseTopic<Topic extends string>(
  question: string,
  topics: Readonly<Record<Topic, { readonly words: readonly string[] }>>,
): Topic | undefined {
  const text = question.toLowerCase();
  const names = Object.keys(topics) as Topic[];
  return names.find((name) => topics[name].words.some((word) => text.includes(word.toLowerCase())));
}
