import type { Purchase, Reservation } from '../../meter/meter.ts';
import type { Allowed } from '../../proxy-options.ts';
import { Refusal } from '../refusal.ts';
import type { RouteContext } from '../route-context.ts';
import { checkCreate } from './check-create.ts';
import { purchaseKeyOf } from './purchase-key.ts';
import { buyCreate, sendCreate } from './send-create.ts';

/**
 * Creates a task after its credits are set aside. They are returned only when no task was made: the service refused the
 * create, nothing was sent, or it was bought before.
 */
export async function createTask(
  context: RouteContext,
  { family, create }: Allowed,
  request: Request,
  caller: string,
): Promise<Response> {
  const { buy, upstream, onFault, maxBodyBytes } = context;
  const isLocal = await upstream.isLocal();
  const { body, credits } = await checkCreate(request, family, create!, { maxBytes: maxBodyBytes, isLocal });
  // Without `buy` no purchase is recognised again, so each request counts as a new one, even with an idempotency key.
  const key = await purchaseKeyOf(request, buy ? caller : undefined, family, JSON.stringify(body));
  const reservation = await reserveCredits(context, { id: key.id, caller, credits });
  if (!reservation) {
    throw new Refusal(402, `This costs ${credits} credits, more than the budget left for today.`);
  }
  try {
    const { response, isFree } = buy
      ? await buyCreate(buy, upstream, family, body, { caller, take: key.take })
      : await sendCreate(upstream, family, body, onFault);
    if (isFree) await releaseCredits(context, reservation);
    return response;
  } catch (error) {
    if (error instanceof Refusal) {
      if (!error.sent) await releaseCredits(context, reservation);
      throw error;
    }
    onFault(upstream.redact(`create ${family.name}: ${String(error)}`));
    const next = buy
      ? 'The log of the server has the reason and the way out; the same Idempotency-Key never buys twice.'
      : 'Its credits stay counted.';
    throw new Refusal(502, `It is unknown whether the task was created. ${next}`, { sent: true });
  }
}

async function reserveCredits(
  { meter, now, upstream, onFault }: RouteContext,
  purchase: Purchase,
): Promise<Reservation | undefined> {
  try {
    return await meter.reserve(purchase, now());
  } catch (error) {
    onFault(upstream.redact(`the meter failed: ${String(error)}`));
    throw new Refusal(503, 'Budgets cannot be read, so nothing was sent. Try again later.');
  }
}

/** Never throws: the answer matters more than the count. A reservation that cannot be returned stays for its day. */
async function releaseCredits(
  { meter, upstream, onFault }: RouteContext,
  reservation: Reservation,
): Promise<void> {
  try {
    await meter.release(reservation);
  } catch (error) {
    onFault(upstream.redact(`the meter failed: ${String(error)}`));
  }
}
