import { dayMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { uuidPattern } from '@tradepost/domain/typed/id'
import { eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Config } from '../config/config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { sandboxPayout } from '../db/schema/order/payout.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { webhookSecret } from '../payment/sandbox/events.ts'
import { isSigned, sign, signatureHeader } from '../payment/sandbox/signature.ts'
import type { Clock } from '../time/clock.ts'
import type { PayoutEvent, PayoutOutcome, PayoutProvider } from './payout-provider.ts'

interface Parts {
  db: Database
  clock: Clock
  jobs: Jobs
  secrets: SecretBox
  config: Pick<Config, 'publicUrl'>
}

const task = 'sandbox.payout_event'
const timeoutMs = 5000

interface Behaviour {
  outcome: Exclude<PayoutOutcome, 'sent'>
  /** Time until the event, or null for an event that never comes. */
  afterMs: number | null
  copies: number
  failure?: string
}
/** The last word of the holder's name decides how the sandbox behaves; every other name is paid after a second. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  late: { outcome: 'paid', afterMs: dayMs, copies: 1 },
  twice: { outcome: 'paid', afterMs: secondMs, copies: 2 },
  never: { outcome: 'paid', afterMs: null, copies: 0 },
  refused: { outcome: 'failed', afterMs: secondMs, copies: 1, failure: 'account_closed' },
  returned: { outcome: 'returned', afterMs: 10 * minuteMs, copies: 1, failure: 'account_unknown' },
}
const behaviourOf = (holder: string): Behaviour =>
  behaviours[holder.trim().toLowerCase().split(/\s+/).at(-1) ?? ''] ?? { outcome: 'paid', afterMs: secondMs, copies: 1 }

const Event = Compile(
  Type.Object({
    tenantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    payoutId: Type.String({ pattern: uuidPattern, maxLength: 36 }),
    providerRef: Type.String({ maxLength: 100 }),
    outcome: Type.Enum(['sent', 'paid', 'failed', 'returned']),
    failure: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  }),
)

function eventIn(bytes: Buffer): PayoutEvent | null {
  try {
    const body: unknown = JSON.parse(bytes.toString())
    return Event.Check(body) ? body : null
  } catch {
    return null
  }
}

/** A bank that stands in where none is configured: it remembers what it was asked to pay and sends signed events. */
export function createSandboxBank({ db, clock, jobs, secrets, config }: Parts): PayoutProvider {
  jobs.handle(task, async ({ event }) => {
    const body = JSON.stringify(event)
    const { tenantId, payoutId } = event as PayoutEvent
    const response = await fetch(`${config.publicUrl}/finance/payout/webhook/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(webhookSecret(secrets, tenantId), body, clock.now()),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the gateway answered ${response.status} to an event of payout ${payoutId}`)
  })

  return {
    name: 'sandbox',
    async send({ tenantId, payoutId, amount, holder }) {
      const providerRef = `po_${payoutId}`
      const { outcome, afterMs, copies, failure = null } = behaviourOf(holder)
      return db.withTenant(tenantId, 'platform', async (tx) => {
        const [row] = await tx
          .insert(sandboxPayout)
          .values({
            ...{ tenantId, id: providerRef, payoutId, amountMinor: amount.minor, currency: amount.currency },
            ...{ state: outcome, createdAt: clock.now() },
          })
          .onConflictDoUpdate({
            target: [sandboxPayout.tenantId, sandboxPayout.payoutId],
            set: { asked: sql`${sandboxPayout.asked} + 1` },
          })
          .returning({ asked: sandboxPayout.asked })
        if (row?.asked === 1 && afterMs !== null) {
          const now = clock.now().getTime()
          const event = { tenantId, payoutId, providerRef }
          // A payment that is returned was reported as paid first.
          if (outcome === 'returned')
            await jobs.add(
              tx,
              task,
              { event: { ...event, outcome: 'paid', failure: null } },
              { key: `${payoutId}:paid`, runAt: new Date(now + secondMs) },
            )
          for (let copy = 1; copy <= copies; copy++)
            await jobs.add(
              tx,
              task,
              { event: { ...event, outcome, failure } },
              { key: `${payoutId}:${outcome}:${copy}`, runAt: new Date(now + afterMs) },
            )
        }
        return { providerRef, outcome: 'sent' as const, failure: null }
      })
    },
    async lookUp({ tenantId, payoutId }) {
      const [row] = await db.withTenant(tenantId, 'platform', (tx) =>
        tx
          .select()
          .from(sandboxPayout)
          .where(ofTenant(sandboxPayout, tenantId, eq(sandboxPayout.payoutId, payoutId))),
      )
      return row ? { payoutId, providerRef: row.id, outcome: row.state as PayoutOutcome, failure: null } : null
    },
    readEvent({ bytes, header }) {
      const event = eventIn(bytes)
      // The claimed tenant only selects the secret that must have signed the event.
      const isOurs =
        event && isSigned(webhookSecret(secrets, event.tenantId), bytes, header(signatureHeader), clock.now())
      return isOurs ? event : null
    },
  }
}
