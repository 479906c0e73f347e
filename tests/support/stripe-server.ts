import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An object of Stripe's API. */
type StripeObject = { id: string; object: string; [field: string]: unknown };

type StripeSubscriptionObject = StripeObject & {
  status: string;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
  items: { data: [{ id: string; price: { unit_amount: number; currency: string } }] };
  latest_invoice: string;
};

/** Stripe on this machine: keeps objects as Stripe does, answers the calls we make, and signs events. */
export type StripeServer = {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Every call so far, as `POST /v1/products`. */
  readonly calls: string[];
  /** What Stripe does with cards and calls from now on. */
  mood: 'works' | 'declines' | 'is down' | 'loses answers';
  /** The keys by which calls that write can be known again, in their order. */
  readonly idempotencyKeys: string[];
  /** Somebody pays on the page of a checkout. @returns the id of the subscription */
  pay(checkout: string, periodEndsAt: Date): string;
  /** A period is over: an invoice for the next one, paid or not. @returns the id of the invoice */
  renew(subscription: string, periodEndsAt: Date, paid: boolean): string;
  /** An open invoice is paid after all. */
  settle(subscription: string): void;
  /** A subscription is over, as when its period ends after a cancellation or Stripe gives up. */
  end(subscription: string): void;
  /** An operator pays something back. @returns the id of the charge */
  refund(subscription: string, amount: number): string;
  /** Somebody asks their bank to take the last payment back. @returns the id of the dispute */
  dispute(subscription: string, status: string): string;
  /** The bank decides. */
  decide(dispute: string, status: 'won' | 'lost'): void;
  subscription(id: string): StripeSubscriptionObject;
  /** An event about an object, with the header that signs it. */
  event(
    kind: string,
    object: { readonly id: string; readonly object: string },
    signed?: { readonly at?: Date; readonly secret?: string; readonly id?: string },
  ): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
};

const intentOf = (payment: unknown) => (payment as { payment_intent: string }).payment_intent;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Starts it on a free port. */
export async function startStripeServer(): Promise<StripeServer> {
  const objects = new Map<string, StripeObject>();
  const secretKey = 'sk_test_of_the_stand_in';
  const webhookSecret = 'whsec_of_the_stand_in';
  let count = 0;
  const add = <T extends StripeObject>(prefix: string, object: Omit<T, 'id'>): T => {
    count += 1;
    const added = { ...object, id: `${prefix}_${count}` } as T;
    objects.set(added.id, added);
    return added;
  };
  const find = (id: string): StripeObject => {
    const found = objects.get(id);
    if (!found) throw new Error(`The stand-in has no ${id}.`);
    return found;
  };
  const subscriptionOf = (id: string) => find(id) as StripeSubscriptionObject;
  const invoiceFor = (subscription: StripeSubscriptionObject, end: Date, paid: boolean) => {
    const { unit_amount: amount, currency } = subscription.items.data[0].price;
    const invoice = add('in', {
      object: 'invoice',
      status: paid ? 'paid' : 'open',
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      amount_paid: paid ? amount : 0,
      currency,
      created: seconds(new Date()),
      hosted_invoice_url: `${server.url}/invoice/${count + 1}`,
      status_transitions: { paid_at: paid ? seconds(new Date()) : null },
      lines: { data: [{ period: { end: seconds(end) } }] },
    });
    subscription.latest_invoice = invoice.id;
    return invoice.id;
  };
  /** The payment of the latest invoice of a subscription. @returns its id */
  const paymentOf = (subscription: string) => {
    const { latest_invoice: invoice } = subscriptionOf(subscription);
    const payment = `pi_${count + 1}`;
    add('inpay', {
      object: 'invoice_payment',
      invoice,
      payment: { type: 'payment_intent', payment_intent: payment },
    });
    return payment;
  };
  const listOf = (object: string, isWanted: (each: StripeObject) => boolean) => ({
    id: '',
    object: 'list',
    has_more: false,
    data: [...objects.values()].filter((each) => each.object === object && isWanted(each)),
  });
  const setPrice = (subscription: StripeSubscriptionObject, fields: URLSearchParams, item: string) => {
    const amount = fields.get(`${item}[price_data][unit_amount]`);
    if (amount === null) return;
    subscription.items.data[0].price = {
      unit_amount: Number(amount),
      currency: fields.get(`${item}[price_data][currency]`) ?? '',
    };
  };

  /** What is answered to a call: an object, or a status with Stripe's error. */
  function answer(method: string, path: string, fields: URLSearchParams): StripeObject | { error: number } {
    if (server.mood === 'is down') return { error: 503 };
    const [, , kind, name, third] = path.split('/');
    if (method === 'GET' && kind === 'refunds') {
      return listOf('refund', ({ charge }) => charge === fields.get('charge'));
    }
    if (method === 'GET' && kind === 'invoice_payments') {
      const wanted = fields.get('payment[payment_intent]');
      return listOf('invoice_payment', ({ payment }) => intentOf(payment) === wanted);
    }
    if (method === 'POST' && kind === 'products') return add('prod', { object: 'product' });
    if (method === 'POST' && kind === 'checkout') {
      const url = `${server.url}/pay/cs_${count + 1}`;
      return add('cs', {
        object: 'checkout.session',
        url,
        subscription: null,
        client_reference_id: fields.get('client_reference_id'),
        fields: Object.fromEntries(fields),
      });
    }
    const object = objects.get(third ?? name ?? '');
    if (!object) return { error: 404 };
    if (method === 'POST' || method === 'DELETE') {
      const subscription = subscriptionOf(object.id);
      // Stripe knows a subscription that has ended for reading only.
      if (subscription.status === 'canceled') return { error: 404 };
      if (fields.has('items[0][id]') && server.mood === 'declines') return { error: 402 };
      setPrice(subscription, fields, 'items[0]');
      const plan = fields.get('metadata[plan_id]');
      if (plan !== null) subscription.metadata.plan_id = plan;
      const cancels = fields.get('cancel_at_period_end');
      if (cancels !== null) subscription.cancel_at_period_end = cancels === 'true';
      if (method === 'DELETE') subscription.status = 'canceled';
    }
    return expand(object, fields);
  }

  /** An object with what the call asked to see inside of it instead of the id. */
  function expand(object: StripeObject, fields: URLSearchParams): StripeObject {
    const wanted = [...fields].filter(([name]) => name.startsWith('expand[')).map(([, field]) => field);
    const entries = Object.entries(object).map(([name, value]) =>
      wanted.includes(name) && typeof value === 'string' ? [name, find(value)] : [name, value],
    );
    return { ...object, ...Object.fromEntries(entries) };
  }

  /** What was answered to calls whose answer was lost, by the key that they are known by. */
  const answered = new Map<string, ReturnType<typeof answer>>();
  const http = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', server.url);
    text(request).then(
      (body) => {
        const method = request.method ?? '';
        server.calls.push(`${method} ${url.pathname}`);
        const key = request.headers['idempotency-key'];
        if (typeof key === 'string') server.idempotencyKeys.push(key);
        const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
        const fields = method === 'GET' ? url.searchParams : new URLSearchParams(body);
        const repeated = typeof key === 'string' ? answered.get(key) : undefined;
        const said = isKnown ? (repeated ?? answer(method, url.pathname, fields)) : { error: 401 };
        if (server.mood === 'loses answers' && repeated === undefined) {
          if (typeof key === 'string') answered.set(key, said);
          response.destroy();
          return;
        }
        const status = 'error' in said && typeof said.error === 'number' ? said.error : 200;
        const type = status === 402 ? 'card_error' : 'api_error';
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(status === 200 ? said : { error: { type, code: 'said_by_the_stand_in' } }),
        );
      },
      () => response.destroy(),
    );
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');

  const server: StripeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    calls: [],
    idempotencyKeys: [],
    mood: 'works',
    pay(checkout, periodEndsAt) {
      const session = find(checkout);
      const fields = new URLSearchParams(session.fields as Record<string, string>);
      const subscription = add<StripeSubscriptionObject>('sub', {
        object: 'subscription',
        customer: 'cus_1',
        status: 'active',
        cancel_at_period_end: false,
        metadata: {
          user_id: fields.get('subscription_data[metadata][user_id]') ?? '',
          plan_id: fields.get('subscription_data[metadata][plan_id]') ?? '',
        },
        items: { data: [{ id: 'si_1', price: { unit_amount: 0, currency: '' } }] },
        latest_invoice: '',
      });
      setPrice(subscription, fields, 'line_items[0]');
      invoiceFor(subscription, periodEndsAt, true);
      session.subscription = subscription.id;
      return subscription.id;
    },
    renew(id, periodEndsAt, paid) {
      const subscription = subscriptionOf(id);
      subscription.status = paid ? 'active' : 'past_due';
      return invoiceFor(subscription, periodEndsAt, paid);
    },
    settle(id) {
      const subscription = subscriptionOf(id);
      const invoice = find(subscription.latest_invoice);
      const { unit_amount: amount } = subscription.items.data[0].price;
      Object.assign(invoice, { status: 'paid', amount_paid: amount });
      subscription.status = 'active';
    },
    end(id) {
      subscriptionOf(id).status = 'canceled';
    },
    refund(id, amount) {
      const { currency } = subscriptionOf(id).items.data[0].price;
      const { id: charge } = add('ch', { object: 'charge', payment_intent: paymentOf(id) });
      const made = { currency, created: seconds(new Date()), status: 'succeeded' };
      add('re', { object: 'refund', charge, amount, ...made });
      return charge;
    },
    dispute(id, status) {
      const { unit_amount: amount, currency } = subscriptionOf(id).items.data[0].price;
      const made = { amount, currency, created: seconds(new Date()), status };
      return add('du', { object: 'dispute', payment_intent: paymentOf(id), ...made }).id;
    },
    decide(id, status) {
      find(id).status = status;
    },
    subscription: subscriptionOf,
    event(kind, { id, object }, { at = new Date(), secret = webhookSecret, id: eventId } = {}) {
      count += 1;
      const body = JSON.stringify({
        id: eventId ?? `evt_${count}`,
        object: 'event',
        type: kind,
        created: seconds(at),
        data: { object: { id, object } },
      });
      const signed = createHmac('sha256', secret)
        .update(`${seconds(at)}.${body}`)
        .digest('hex');
      return { body, signature: `t=${seconds(at)},v1=${signed}` };
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
