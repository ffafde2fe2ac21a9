import { randomUUID } from 'node:crypto'
import type { Money } from '@tradepost/contract'
import type { ChargebackReason } from '@tradepost/domain/order/chargebacks'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Tx } from '../../db/database.ts'
import type { sandboxSession } from '../../db/schema/order/payment.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../time/clock.ts'
import type { DisputeEvent, ProviderEvent } from '../payment-provider.ts'
import { sign, signatureHeader } from './signature.ts'

/** The JSON body of a sent event. */
export interface EventBody {
  id: string
  /** The merchant: our tenant. */
  account: number
  state: ProviderEvent['state'] | DisputeEvent['state']
  /** The bank's id of the dispute, if the event is about one. */
  dispute?: string
  reason?: ChargebackReason
  /** The time until which the bank takes evidence. */
  evidenceBy?: string
  session: string
  amount: Money
  failure: string | null
  created: string
}

export type Session = typeof sandboxSession.$inferSelect

const task = 'sandbox.deliver_webhook'
const timeoutMs = 5000

/** Each tenant's events are signed with their own secret. */
export const webhookSecret = (secrets: SecretBox, tenantId: number): Buffer =>
  secrets.derive(tenantId, 'sandbox-webhook.v1')

interface When {
  at: Date
  failure?: string
  twice?: boolean
  dispute?: string
  reason?: ChargebackReason
  evidenceBy?: Date
}

/** Schedules an event about a session. It is sent after the transaction has committed. */
export async function planEvent(
  jobs: Jobs,
  tx: Tx,
  session: Session,
  state: EventBody['state'],
  { at, failure, twice, dispute, reason, evidenceBy }: When,
): Promise<void> {
  const event: EventBody = {
    id: `evt_${randomUUID()}`,
    account: session.tenantId,
    state,
    session: session.id,
    amount: { minor: session.amountMinor, currency: session.currency },
    failure: failure ?? null,
    ...(dispute ? { dispute } : {}),
    ...(reason ? { reason } : {}),
    ...(evidenceBy ? { evidenceBy: evidenceBy.toISOString() } : {}),
    created: at.toISOString(),
  }
  for (const copy of twice ? ['1', '2'] : ['1']) {
    await jobs.add(tx, task, { event }, { key: `${event.id}:${copy}`, runAt: at, maxAttempts: 20 })
  }
}

/** Sends events over HTTP, signed. Any answer but a 2xx is retried later. */
export function handleEvents(jobs: Jobs, secrets: SecretBox, clock: Clock, webhookUrl: () => string): void {
  jobs.handle(task, async ({ event }) => {
    const body = JSON.stringify(event)
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(webhookSecret(secrets, (event as EventBody).account), body, clock.now()),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the shop answered ${response.status} to event ${(event as EventBody).id}`)
  })
}
