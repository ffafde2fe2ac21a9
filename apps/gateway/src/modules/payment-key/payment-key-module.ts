import { type CallInput, calls } from '@tradepost/contract'
import { lastFourOf } from '@tradepost/domain/money/payment-keys'
import { hourMs } from '@tradepost/domain/time/durations'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/live.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { paymentTrial } from '../../platform/db/schema/operation/opening.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { createStripeApi } from '../../platform/stripe/api.ts'
import { paymentKeysChanged } from '../../platform/stripe/own-keys.ts'
import { tryKey } from '../../platform/stripe/try-key.ts'
import { after } from '../../platform/time/clock.ts'
import { tellOfSecret } from '../role/tell-of-secret.ts'
import { addKey, endKeys, isInEnvironment, keysOf, lockKeys, mayUse } from './payment-key-store.ts'

type Given = CallInput<typeof calls.paymentKey.setPaymentKeys>['body']

const perHour: RateRule = { name: 'payment-key', limit: 20, windowMs: hourMs }
const told = { permission: 'payment.edit', path: '/staff/payment-keys' } as const

/** Calls of staff about the keys of the tenant's account at the card provider. */
export function paymentKeyModule(deps: Deps): Implementation[] {
  const api = createStripeApi(deps.config.stripeApi)

  /** Counts an act before the provider is called, so that nobody finds keys by trying many. */
  const begin = ({ tenant: { tenantId }, user }: CallContext) =>
    inTenant(deps, tenantId, `service:${user?.userId}`, (tx) =>
      requireRate(tx, tenantId, perHour, user?.userId ?? '', deps.clock.now()),
    )

  /** Tries a key at the provider. Throws if the provider refuses it, or if it may not be used here. */
  async function tried(tenantId: number, apiKey: string) {
    const refused = new Failure('payment_key_refused', { field: 'apiKey' })
    if (!mayUse(deps, apiKey)) throw refused
    const answer = await tryKey(api, apiKey)
    if (!answer.passed) throw refused
    const { account } = answer
    const present = (await deps.paymentKeys.of(tenantId)).apiKey ?? deps.config.stripe?.keys[String(tenantId)]
    // A present key that works no longer says nothing about its account.
    const before = present ? await tryKey(api, present).catch(() => null) : null
    const known = before?.passed ? before.account : null
    return { account, isOtherAccount: account !== null && known !== null && known !== account }
  }

  async function store(tx: Tx, context: CallContext, given: Given, account: string | null) {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    const { apiKey, webhookSecret } = given
    const present = await lockKeys(tx, tenantId)
    const has = (kind: 'api' | 'webhook') => present[kind] !== undefined || isInEnvironment(deps, tenantId, kind)
    // With one of the two alone, payments would be taken whose events are refused.
    if (!apiKey && !has('api')) throw new Failure('bad_request', { field: 'apiKey' })
    if (!webhookSecret && !has('webhook')) throw new Failure('bad_request', { field: 'webhookSecret' })
    const now = deps.clock.now()
    const ended = { tenantId, endedBy: userId }
    const lastFour: { api?: string; webhook?: string } = {}
    if (apiKey) {
      await endKeys(deps, tx, { ...ended, kind: 'api', endsAt: now })
      await addKey(deps, tx, { tenantId, kind: 'api', value: apiKey, accountRef: account, createdBy: userId })
      lastFour.api = lastFourOf(apiKey)
    }
    if (webhookSecret) {
      const endsAt = after(deps, given.overlapHours * hourMs)
      await endKeys(deps, tx, { ...ended, kind: 'webhook', endsAt })
      // The environment's secret ends with the first one that replaces it.
      const othersUntil = present.webhook ? present.webhook.othersUntil : endsAt
      await addKey(deps, tx, { tenantId, kind: 'webhook', value: webhookSecret, othersUntil, createdBy: userId })
      lastFour.webhook = lastFourOf(webhookSecret)
    }
    noteChange(context, {
      before: { api: present.api?.lastFour ?? null, webhook: present.webhook?.lastFour ?? null },
      after: { ...lastFour, ...(account ? { account } : {}), overlapHours: given.overlapHours },
    })
    return Object.values(lastFour).join(', ')
  }

  /** The checklist of the opening asks for keys that were tried. */
  async function noteTrial(tx: Tx, context: CallContext) {
    const values = { provider: 'stripe', passed: true, triedBy: principal(context).userId, triedAt: deps.clock.now() }
    await tx
      .insert(paymentTrial)
      .values({ tenantId: context.tenant.tenantId, ...values })
      .onConflictDoUpdate({ target: paymentTrial.tenantId, set: values })
  }

  return [
    implement(calls.paymentKey.paymentKeyDetail, (_, context) =>
      asStaff(deps, context, (tx) => keysOf(deps, tx, context.tenant.tenantId)),
    ),
    implement(calls.paymentKey.tryPaymentKey, async ({ body }, context) => {
      requireIdentity(deps, context)
      await begin(context)
      const answer = await tried(context.tenant.tenantId, body.apiKey)
      noteChange(context, { after: { lastFour: lastFourOf(body.apiKey), ...answer } })
      return answer
    }),
    implement(calls.paymentKey.setPaymentKeys, async ({ body }, context) => {
      requireIdentity(deps, context)
      const { tenantId } = context.tenant
      if (!body.apiKey && !body.webhookSecret) throw new Failure('bad_request', { field: 'apiKey' })
      await begin(context)
      const answer = body.apiKey ? await tried(tenantId, body.apiKey) : null
      if (answer?.isOtherAccount && !body.otherAccount) throw new Failure('other_payment_account', { field: 'apiKey' })
      const detail = await asStaff(deps, context, async (tx) => {
        const name = await store(tx, context, body, answer?.account ?? null)
        if (body.apiKey) await noteTrial(tx, context)
        await notify(tx, paymentKeysChanged)
        await tellOfSecret(deps, tx, context, { ...told, name, subject: 'clients.mail-payment-keys-set' })
        return keysOf(deps, tx, tenantId)
      })
      deps.paymentKeys.forget()
      return detail
    }),
    implement(calls.paymentKey.removePaymentKeys, async (_, context) => {
      requireIdentity(deps, context)
      const { tenantId } = context.tenant
      await begin(context)
      const detail = await asStaff(deps, context, async (tx, userId) => {
        const present = await lockKeys(tx, tenantId)
        if (!present.api && !present.webhook) throw new Failure('state_conflict')
        const ended = { tenantId, endsAt: deps.clock.now(), endedBy: userId }
        for (const kind of ['api', 'webhook'] as const) await endKeys(deps, tx, { ...ended, kind })
        // The keys of the environment, if any, have to be tried again.
        await tx.delete(paymentTrial).where(ofTenant(paymentTrial, tenantId))
        const name = [present.api, present.webhook].flatMap((row) => row?.lastFour ?? []).join(', ')
        noteChange(context, { before: { api: present.api?.lastFour, webhook: present.webhook?.lastFour } })
        await notify(tx, paymentKeysChanged)
        await tellOfSecret(deps, tx, context, { ...told, name, subject: 'clients.mail-payment-keys-removed' })
        return keysOf(deps, tx, tenantId)
      })
      deps.paymentKeys.forget()
      return detail
    }),
  ]
}
