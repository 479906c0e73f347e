import type { FillCase, World } from '../../support/fills/fill-case.ts';
import bar from './bar.json' with { type: 'json' };
import bracket from './bracket.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import conversion from './conversion.json' with { type: 'json' };
import dayOrder from './day-order.json' with { type: 'json' };
import gap from './gap.json' with { type: 'json' };
import holding from './holding.json' with { type: 'json' };
import limit from './limit.json' with { type: 'json' };
import margin from './margin.json' with { type: 'json' };
import market from './market.json' with { type: 'json' };
import oco from './oco.json' with { type: 'json' };
import partial from './partial.json' with { type: 'json' };
import queue from './queue.json' with { type: 'json' };
import reduceOnly from './reduce-only.json' with { type: 'json' };
import shortSelling from './short-selling.json' with { type: 'json' };
import stop from './stop.json' with { type: 'json' };
import stopLimit from './stop-limit.json' with { type: 'json' };
import trailing from './trailing.json' with { type: 'json' };
import given from './worlds.json' with { type: 'json' };

/*
 * JSON is read as wider types than it holds, such as any text for "buy": the files are written by work-out/write-cases.ts, from
 * these types, and a test holds that they are what it writes.
 */
const read: unknown = {
  bar,
  bracket,
  commands,
  conversion,
  'day-order': dayOrder,
  gap,
  holding,
  limit,
  margin,
  market,
  oco,
  partial,
  queue,
  'reduce-only': reduceOnly,
  'short-selling': shortSelling,
  stop,
  'stop-limit': stopLimit,
  trailing,
};

/** The published cases of fills, by kind. */
export const fillCases = read as Readonly<Record<string, readonly FillCase[]>>;

const world: unknown = given;

/** What the cases are traded in, by name. */
export const worlds = world as Readonly<Record<string, World>>;
