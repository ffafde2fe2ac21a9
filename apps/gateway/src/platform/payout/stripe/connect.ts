import type { StripeProduct } from '../../config/config.ts'
import { stripeStep, toStripe } from '../../stripe/amounts.ts'
import { createStripeApi, refusalIn, type StripeRefusal } from '../../stripe/api.ts'
import type { OwnPaymentKeys } from '../../stripe/own-keys.ts'
import { signerOf } from '../../stripe/signer-of.ts'
import type { Clock } from '../../time/clock.ts'
import type { ConnectProvider } from '../payout-provider.ts'
import { accountState, type StripeAccount } from './account-state.ts'
import { parseConnectEvent } from './connect-events.ts'
import { outcomeOf, type Transfer } from './transfers.ts'

/**
 * True if Stripe has decided that it will not make this transfer, e.g. because the account cannot receive it. All other
 * answers leave open whether it did, or say nothing about this transfer.
 */
const isFinal = ({ status, type, code }: StripeRefusal): boolean =>
  (status === 403 && code === 'account_invalid') || ([400, 402, 404].includes(status) && type !== 'idempotency_error')

/** True if Stripe lets us see the account no longer. */
const isGone = ({ status, code }: StripeRefusal): boolean =>
  status === 404 || (code === 'account_invalid' && (status === 400 || status === 403))

/** Pays sellers through Stripe Connect: a transfer to an Express account, from which Stripe pays the seller's bank. */
export function createStripeConnect(
  { api: base, keys, webhookSecrets }: StripeProduct,
  own: OwnPaymentKeys,
  clock: Clock,
): ConnectProvider {
  const api = createStripeApi(base)
  /** The key of the tenant's account, which staff may have replaced. */
  async function keyOf(tenantId: number): Promise<string> {
    const key = (await own.of(tenantId)).apiKey ?? keys[String(tenantId)]
    if (!key) throw new Error(`STRIPE_CONNECT_SECRETS has no tenant ${tenantId}`)
    return key
  }
  /** The transfer of a payout, which Stripe finds by our id also after it has forgotten the idempotency key. */
  async function findTransfer(tenantId: number, payoutId: string): Promise<Transfer | null> {
    const { data } = await api.get<{ data: Transfer[] }>(await keyOf(tenantId), '/v1/transfers', {
      transfer_group: payoutId,
      limit: 1,
    })
    return data[0] ?? null
  }

  return {
    name: 'stripe',
    maySilentlyReturn: true,
    isFor: (tenantId) => Object.hasOwn(keys, String(tenantId)),
    stepOf: stripeStep,
    async openAccount({ tenantId, id, sellerId }) {
      const fields = {
        type: 'express',
        'capabilities[transfers][requested]': 'true',
        'metadata[tenant_id]': tenantId,
        'metadata[seller_id]': sellerId,
      }
      return (await api.post<StripeAccount>(await keyOf(tenantId), '/v1/accounts', fields, id)).id
    },
    async pageFor({ tenantId, accountRef, backTo }) {
      const fields = {
        account: accountRef,
        type: 'account_onboarding',
        return_url: backTo,
        // Stripe leads here when the link was used or has expired; the seller then asks for a new one.
        refresh_url: backTo,
      }
      // Each call makes a link of its own, so the key must never repeat.
      const link = await api.post<{ url: string }>(
        await keyOf(tenantId),
        '/v1/account_links',
        fields,
        crypto.randomUUID(),
      )
      return link.url
    },
    async stateOf({ tenantId, accountRef }) {
      try {
        const path = `/v1/accounts/${encodeURIComponent(accountRef)}`
        return accountState(await api.get<StripeAccount>(await keyOf(tenantId), path))
      } catch (error) {
        const refusal = refusalIn(error)
        if (refusal && isGone(refusal)) return 'closed'
        throw error
      }
    },
    async send({ tenantId, payoutId, amount, account }) {
      const key = await keyOf(tenantId)
      const before = await findTransfer(tenantId, payoutId)
      if (before) return { providerRef: before.id, ...outcomeOf(before) }
      const fields = {
        amount: toStripe(amount.minor, amount.currency),
        currency: amount.currency.toLowerCase(),
        destination: account,
        transfer_group: payoutId,
        'metadata[tenant_id]': tenantId,
        'metadata[payout_id]': payoutId,
      }
      try {
        const transfer = await api.post<Transfer>(key, '/v1/transfers', fields, payoutId)
        return { providerRef: transfer.id, ...outcomeOf(transfer) }
      } catch (error) {
        const refusal = refusalIn(error)
        if (!refusal || !isFinal(refusal)) throw error
        return { providerRef: null, outcome: 'failed', failure: refusal.code }
      }
    },
    async lookUp({ tenantId, payoutId }) {
      const transfer = await findTransfer(tenantId, payoutId)
      return transfer ? { payoutId, providerRef: transfer.id, ...outcomeOf(transfer) } : null
    },
    readEvent(raw) {
      const tenantId = signerOf(webhookSecrets, raw, clock.now())
      return tenantId === null ? null : parseConnectEvent(raw.bytes, tenantId)
    },
  }
}
