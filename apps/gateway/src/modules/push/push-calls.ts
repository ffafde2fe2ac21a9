import { ECDH, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { direction, standardTag } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import { pushDevice } from '../../platform/db/schema/account/push.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { FetchRefused } from '../../platform/network/safe-fetch.ts'
import {
  addDevice,
  chooseTopics,
  isDevice,
  membershipOf,
  ownDevice,
  renewDevice,
  type Subscription,
  settingsOf,
} from './device-store.ts'
import { planPush } from './plan-pushes.ts'
import { spokenBy } from './seller-news.ts'

const perDay: RateRule = { name: 'push-device', limit: 60, windowMs: dayMs }
const testsPerHour: RateRule = { name: 'push-test', limit: 20, windowMs: hourMs }

/** Refuses an address that must not be called from our network, and keys that cannot encrypt. */
async function checkSubscription({ sellerCalls }: Deps, { endpoint, p256dh }: Subscription): Promise<void> {
  const refused = (field: string, cause: unknown) => new Failure('data_error', { field, cause })
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
  } catch (error) {
    throw refused('p256dh', error)
  }
  await sellerCalls.check(endpoint).catch((error) => {
    throw error instanceof FetchRefused ? refused('endpoint', error) : error
  })
}

/** The public key of the installation; fails if it sends no notifications. */
function requireKey({ config }: Deps): string {
  if (!config.push) throw new Failure('state_conflict')
  return config.push.publicKey
}

/**
 * Refuses somebody who belongs to no seller, and counts a device. It is a transaction of its own, because a refused
 * address is looked up too.
 */
const admit = (deps: Deps, context: CallContext) => {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  return inTenant(deps, tenantId, `buyer:${userId}`, async (tx) => {
    if (!(await membershipOf(tx, tenantId, userId))) throw new Failure('forbidden')
    await requireRate(tx, tenantId, perDay, userId, deps.clock.now())
  })
}

/** Calls of a person about the devices on which they are notified. */
export const pushCalls = (deps: Deps): Implementation[] => [
  implement(calls.push.pushSettings, (_, context) => asBuyer(deps, context, (tx) => settingsOf(deps, tx, context))),
  implement(calls.push.addPushDevice, async ({ body }, context) => {
    const serverKey = requireKey(deps)
    await admit(deps, context)
    await checkSubscription(deps, body)
    return asBuyer(deps, context, (tx) => addDevice(deps, tx, context, body, serverKey))
  }),
  implement(calls.push.renewPushDevice, ({ body }, context) =>
    asBuyer(deps, context, (tx) => renewDevice(deps, tx, context, body.endpoint)),
  ),
  implement(calls.push.removePushDevice, ({ params }, context) =>
    asBuyer(deps, context, async (tx) => {
      const row = await ownDevice(tx, context, params.id)
      await tx.delete(pushDevice).where(isDevice(row.tenantId, row.id))
      return {}
    }),
  ),
  implement(calls.push.testPushDevice, ({ params }, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      requireKey(deps)
      const { tenantId } = context.tenant
      const now = deps.clock.now()
      await requireRate(tx, tenantId, testsPerHour, userId, now)
      const { id } = await ownDevice(tx, context, params.id)
      const [shop] = await tx.select({ company: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
      const locale = spokenBy(context.locale)
      await planPush(
        deps,
        tx,
        {
          ...{ deviceId: id, topic: null, sellerId: null, key: `test:${randomUUID()}`, path: '/sell/notifications' },
          ...{ title: translate(locale, 'push.test-title'), body: shop?.company ?? '', at: now.toISOString() },
          ...{ lang: standardTag(locale), dir: direction(locale), attempts: 0 },
        },
        now,
      )
      return {}
    }),
  ),
  implement(calls.push.choosePushTopics, ({ body }, context) =>
    asBuyer(deps, context, async (tx) => {
      await chooseTopics(tx, context, body.topics)
      return settingsOf(deps, tx, context)
    }),
  ),
]
