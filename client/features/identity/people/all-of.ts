/** Waits for every promise, so that each is done that can be, then rejects with the first refusal there was. */
export async function allOf<Answer>(promises: readonly Promise<Answer>[]): Promise<Answer[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
