/** An answer that comes bit by bit, as server-sent events: one JSON a `data:` line. */
export function eventStream(events: AsyncGenerator): Response {
  const encoder = new TextEncoder();
  async function* encoded() {
    for await (const event of events) yield encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  }
  return new Response(ReadableStream.from(encoded()), {
    // Proxies are asked not to gather it.
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
