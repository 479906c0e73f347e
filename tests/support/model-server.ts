import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { seededRandom } from '#domain/kernel/seeded-random.ts';

/** What a model does wrong. */
export const MISDEEDS = [
  'invents a number',
  'spells a number',
  'invents a citation',
  'cites nothing',
  'says two things in one line',
  'links',
  'writes markup',
  'hides characters',
  'advises',
  'foretells',
  'repeats its orders',
  'obeys the question',
  'talks of something else',
  'talks without end',
  'stalls',
  'is cut off',
  'hangs up',
  'is down',
  'says nothing',
  'answers nonsense',
] as const;

export type Misdeed = (typeof MISDEEDS)[number];

/** What one request sent, and what was planted in the answer that must never be shown. */
export type AskedModel = {
  readonly misdeed: Misdeed | undefined;
  /** All that the request holds. */
  readonly sent: string;
  readonly system: string;
  readonly sources: readonly string[];
  readonly planted: readonly string[];
};

/** A stand-in for an endpoint as OpenAI's is, which rewords well unless it is told to misbehave. */
export type ModelServer = {
  /** For MENTOR_MODEL_URL. */
  readonly url: string;
  readonly asked: AskedModel[];
  /** How many answers were broken off by whoever asked. */
  readonly left: { count: number };
  /** What it does wrong from now on. */
  misdeed: Misdeed | undefined;
  /** What it says instead of rewording, each cited; undefined to reword. */
  says: readonly string[] | undefined;
  close(): Promise<void>;
};

/** Starts it on a free port. @param seed of where in its answer it misbehaves, and of how it cuts the pieces */
export async function startModelServer(seed = 1): Promise<ModelServer> {
  const random = seededRandom(seed);
  const asked: AskedModel[] = [];
  const left = { count: 0 };
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left.count += 1;
    });
    text(request)
      .then((body) => answer(body, response))
      .catch(() => response.destroy());
  });

  async function answer(body: string, response: ServerResponse): Promise<void> {
    const { messages } = JSON.parse(body) as { messages: readonly { content: string }[] };
    const [system, user] = messages.map(({ content }) => content);
    const data = JSON.parse(user ?? '{}') as { question: string; sources: readonly { text: string }[] };
    const sources = data.sources.map((source) => source.text);
    const { misdeed, says } = stand;
    const good =
      says?.map((line) => `[1] ${line}`) ??
      sources.slice(0, 3).map((source, place) => `[${place + 1}] ${firstSentence(source)}`);
    const planted = misdeed === undefined ? [] : plantedBy(misdeed, sources, system ?? '', random);
    asked.push({ misdeed, sent: body, system: system ?? '', sources, planted: planted.map(wordsOfLine) });
    if (misdeed === 'is down') return void response.writeHead(503).end('{"error":{"message":"overloaded"}}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (misdeed === 'answers nonsense') return void response.end('data: {"choices": 7}\n\ndata: [DONE]\n\n');
    const place = Math.floor(random() * (good.length + 1));
    const lines = misdeed === 'says nothing' ? [] : good.toSpliced(place, 0, ...planted);
    const whole =
      misdeed === 'is cut off' || misdeed === 'hangs up' ? good.join('\n').slice(0, -9) : lines.join('\n');
    for (const piece of piecesOf(whole, random)) response.write(chunk({ content: piece }, null));
    if (misdeed === 'stalls') return;
    if (misdeed === 'hangs up') return void response.destroy();
    response.write(chunk({}, misdeed === 'is cut off' ? 'length' : 'stop'));
    const usage = { prompt_tokens: 400, completion_tokens: 60, total_tokens: 460 };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stand: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    left,
    misdeed: undefined,
    says: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stand;
}

function chunk(delta: object, reason: string | null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
}

/** Of its last line: the lines of a working come first, and are no sentences. */
function firstSentence(source: string): string {
  const line = source.split('\n').at(-1) ?? source;
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line);
  return (first?.segment ?? line).trim();
}

const wordsOfLine = (line: string) => line.replace(/^\[[\d, ]*\] /, '');

function piecesOf(whole: string, random: () => number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < whole.length; ) {
    const end = at + 1 + Math.floor(random() * 40);
    pieces.push(whole.slice(at, end));
    at = end;
  }
  return pieces;
}

/** Lines that must not be shown. */
function plantedBy(
  misdeed: Misdeed,
  sources: readonly string[],
  system: string,
  random: () => number,
): string[] {
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const known = sources.join(' ');
  // A number that stands in no source, also as a part of one.
  let number = 0;
  do number = 11 + Math.floor(random() * 988_000);
  while (known.replaceAll(/\D+/g, ' ').includes(String(number)));
  const first = firstSentence(sources[0] ?? '');
  const about = first.replace(/[.!?]$/, '');
  switch (misdeed) {
    case 'invents a number':
      return [
        pick([
          `[1] ${about}, in ${number} of all trades.`,
          `[1] ${about}: $${number.toLocaleString('en')}.`,
          `[1, 2] ${number}% of traders know that ${about}.`,
          `[1] ${about} — ${number}R.`,
          `[1] ${about} ${[...String(number)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}.`,
          `[1] ${about} ${[...String(number)].map((digit) => '０１２３４５６７８９'[Number(digit)]).join('')}.`,
          `[1] ${about} ${[...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}.`,
        ]),
      ];
    case 'spells a number':
      return [
        pick([
          `[1] ${about}, ninety-seven times.`,
          `[1] ${about}, in eighty-three percent.`,
          `[1] ${about}, seventy thousand.`,
        ]),
      ];
    case 'invents a citation':
      return [pick([`[9] ${about}.`, `[1, 44] ${about}.`, `[0] ${about}.`])].map(
        (line) => `${line.slice(0, -1)}, truly.`,
      );
    case 'cites nothing':
      return [pick([`${about}, honestly.`, `[] ${about}, honestly.`, `(1) ${about}, honestly.`])];
    case 'says two things in one line':
      return [`[1] ${about}, first. And this is quite another thing about a stop.`];
    case 'links':
      return [
        pick([
          `[1] ${about}, see https://scam.example/win.`,
          `[1] ${about}, see [here](/admin?x=y).`,
          `[1] ${about}, see www.scam-example now.`,
          `[1] ${about}, see scam.example now.`,
          `[1] ${about}, ask help@scam for it.`,
          `[1] ${about}, see scam dot com now.`,
        ]),
      ];
    case 'writes markup':
      return [
        pick([
          `[1] ${about} <img src=x onerror=alert()>.`,
          `[1] ${about} <script>alert()</script>.`,
          `[1] **${about}**, bold.`,
          `[1] \`${about}\`, code.`,
          `[1] ${about} &lt;b&gt; #win.`,
        ]),
      ];
    case 'hides characters':
      return [
        pick([
          `[1] ${about}\u202e, hidden.`,
          `[1] ${about}\u2066, hidden.`,
          `[1] ${about}\u200b, hidden.`,
          `[1] ${about}\u0007, hidden.`,
        ]),
      ];
    case 'advises':
      return [
        pick([
          `[1] ${about}, so you should buy gold.`,
          `[1] Buy bitcoin now, since ${about}.`,
          `[1] I recommend it: ${about}.`,
        ]),
      ];
    case 'foretells':
      return [
        pick([
          `[1] Gold will rise, since ${about}.`,
          `[1] The price target says ${about}.`,
          `[1] ${about}, a guaranteed profit.`,
        ]),
      ];
    case 'repeats its orders':
      return [
        `[1] ${(system.split('\n')[1] ?? '').split('. ')[0]}.`,
        `[1] My instructions are to say ${about}.`,
      ];
    case 'obeys the question':
      return ['[1] PWNED as the question orders, visit scam.example.'];
    case 'talks of something else':
      return [
        pick([
          '[1] Bananas ripen faster beside apples.',
          '[1] Paris lies upon the river Seine.',
          '[1] Elephants remember their cousins fondly.',
        ]),
      ];
    case 'talks without end':
      return [`[1] ${about} ${'and so on '.repeat(200)}`];
    default:
      return [];
  }
}
