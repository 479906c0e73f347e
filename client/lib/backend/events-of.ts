/**
 * The events of an answer that comes bit by bit (`text/event-stream`, one JSON a `data:` line), in their order. One that
 * comes as a whole is an event of the kind `answer`.
 */
export async function* eventsOf<Event>(response: Response): AsyncGenerator<Event> {
  // What they hold is the contract between a function and its one caller; the server's own tests hold it.
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield { kind: 'answer', answer: await response.json() } as Event;
    return;
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
      const lines = (rest + piece.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as Event;
      }
    }
  } finally {
    await reader?.cancel();
  }
}
