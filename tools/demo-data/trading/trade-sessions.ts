import { hashText } from '#domain/kernel/hash-text.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import type { SimulatorMarket } from '#domain/simulator/contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { practiceMarket } from '#domain/simulator/start/practice-market.ts';
import type { Query, SqlDatabase } from '#server/adapters/sql.ts';
import { openSessionMarkets } from '#server/adapters/market/session-markets.ts';
import { scenarioStart, type WantedStart } from '#server/functions/simulator/scenarios/wanted-start.ts';
import { simulatorTools } from '#server/functions/simulator/simulator-tools.ts';
import { demonstrationId, ownerOf } from '../demonstration-id.ts';
import { around, between, happens, oneOf, type Random, weighted } from '../draw.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import type { World } from '../learner/learner.ts';
import { whileTriggersRest } from '../rest-triggers.ts';
import { dateSession } from './date-session.ts';
import { drawHabits } from './habits.ts';
import { playSession } from './play-session.ts';
import { SEALED_TABLES } from './played-tables.ts';

/** One learner of so many trades, as far as plans open it; a session takes about a quarter of a second of one core. */
const LEARNERS_A_TRADER = 50;
const MOST_TRADERS = 100;
const MOST_SESSIONS = 3;

type Trader = { readonly user_id: UserId; readonly ready_at: Date; readonly has_simulator: boolean };

/** Who has begun a course, with the moment from which on they have time to trade, and whether their plan opens all of the simulator. */
const TRADERS = `
  select users.id as user_id, plan_id is not null as has_simulator,
    greatest(last_sign_in_at, subscriptions.created_at,
      (select max(answered_at) from public.responses where responses.user_id = users.id)) as ready_at
  from auth.users join private.demonstration_users on user_id = users.id
  left join public.subscriptions on subscriptions.user_id = users.id and status in ('active', 'trialing')
    and plan_id = any ($1)
  where exists (select from public.enrollments where enrollments.user_id = users.id)
  order by ready_at, users.id`;

type Offered = { readonly id: string; readonly is_free: boolean; readonly scenario: ScenarioFile };

/**
 * Lets some learners trade after the last of what they learned: their sessions are played on the markets of this installation by
 * the product's own engine, and written by its calls.
 * @param secret of the installation, from which its markets follow
 */
export async function tradeSessions(database: SqlDatabase, world: World, secret: string): Promise<void> {
  const tools = simulatorTools(openSessionMarkets(secret));
  const plans = [...world.catalogue.plans.values()].filter(({ opens }) => opens.includes('simulator'));
  const { rows: ready } = await database.query<Trader>(TRADERS, [plans.map(({ id }) => id)]);
  const { rows: scenarios } = await database.query<Offered>(
    'select id, is_free, scenario from public.simulator_scenarios order by order_index',
  );
  const most = Math.min(MOST_TRADERS, Math.ceil(world.learners / LEARNERS_A_TRADER));
  // Half of them by their plan, as far as there are so many, the others with what is open to everybody.
  const [own, others] = [true, false].map((has) => ready.filter((one) => one.has_simulator === has));
  const traders = [
    ...(own ?? []).slice(0, Math.ceil(most / 2)),
    ...(others ?? []).slice(0, Math.floor(most / 2)),
  ];
  for (const { user_id: userId, ready_at: readyAt, has_simulator: hasAll } of traders) {
    const offered = scenarios.filter(({ is_free: isFree }) => hasAll || isFree);
    if (!hasAll && offered.length === 0) continue;
    const number = ownerOf(userId);
    const random = seededRandom(hashText(`trader ${world.seed} ${number}`));
    const habits = drawHabits(random);
    const sessions = 1 + Math.floor(random() * MOST_SESSIONS);
    let from = readyAt.getTime();
    for (let place = 0; place < sessions; place += 1) {
      from += around(random, 8, 1) * HOUR;
      const trades = Math.round(between(random, 4, 24));
      const to = from + trades * between(random, 1.5, 5) * MINUTE;
      if (to >= world.until) break;
      const wanted = drawStart(random, offered, hasAll);
      const id = demonstrationId('simulatorSessions', number, place);
      const requestId = demonstrationId('simulatorRequests', number, place);
      const planned = { id, requestId, userId, wanted, trades, endsAt: to };
      const write = async (query: Query) => {
        await playSession(query, tools, planned, habits, random);
        await dateSession(query, id, from, to);
      };
      await whileTriggersRest(database, write, SEALED_TABLES);
      from = to + between(random, 0.5, 3) * DAY;
    }
  }
}

const MARKETS: readonly (readonly [SimulatorMarket, number])[] = [
  ['share', 45],
  ['currency_pair', 20],
  ['index', 20],
  ['coin', 15],
];

/** A scenario as often as not, where there are any, and free practice for those whose plan opens it. */
function drawStart(random: Random, scenarios: readonly Offered[], hasAll: boolean): WantedStart {
  if (scenarios.length > 0 && (!hasAll || happens(random, 0.5))) {
    const { id, scenario } = oneOf(random, scenarios);
    return scenarioStart(id, scenario);
  }
  const market = weighted(random, MARKETS);
  return {
    market,
    parameters: practiceMarket(market),
    deposit: 25_000,
    plan: {
      risk_percent: oneOf(random, [0.5, 1, 1, 2]),
      day_loss_percent: oneOf(random, [null, 3]),
      trades_a_day: oneOf(random, [null, 4]),
    },
    goal: 'Demonstration: to keep every stop',
    scenario: null,
  };
}
