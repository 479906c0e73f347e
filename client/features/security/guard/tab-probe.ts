/** How long the other tabs have to answer, in milliseconds. */
const ANSWER_MS = 1000;

type TabMessage = { readonly asks: string } | { readonly answers: string };

/** Answers the other tabs of this browser, and asks how many there are. */
export type TabProbe = {
  /** Counts the open tabs, this one included; takes a second. */
  count(): Promise<number>;
  close(): void;
};

/** Takes this tab into the count of all others until it is closed. */
export function openTabProbe(): TabProbe {
  const channel = new BroadcastChannel('ledgerline.tabs');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only, and no such argument
  const send = (message: TabMessage) => channel.postMessage(message);
  /** Tabs by the question they answered. */
  const answers = new Map<string, number>();
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('asks' in data) return send({ answers: data.asks });
    const known = answers.get(data.answers);
    if (known !== undefined) answers.set(data.answers, known + 1);
  });
  return {
    async count() {
      const question = `${performance.now()} ${Math.random()}`;
      answers.set(question, 1);
      send({ asks: question });
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      const tabs = answers.get(question) ?? 1;
      answers.delete(question);
      return tabs;
    },
    close: () => channel.close(),
  };
}
