import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import type { Buyer } from '../support/shop.ts'
import type { Showing } from '../support/stripe/identity-books.ts'
import { createStripeStandIn } from '../support/stripe/stand-in.ts'
import { createPayoutShop } from './payout-shop.ts'

const keys = { 1: 'sk_test_of_lumen' }
const secrets = { 1: 'whsec_of_lumen_000', 2: 'whsec_of_sahra_000' }

/** A shop whose applicants are checked by the stand-in for Stripe Identity. */
export async function createIdentityShop(options: Parameters<typeof createPayoutShop>[0] = {}) {
  let now = () => options.clock?.now() ?? new Date()
  const stripe = await createStripeStandIn({ keys, secrets, now: () => now() })
  const env = {
    STRIPE_API: stripe.api,
    STRIPE_SECRET_KEYS: `1=${keys[1]}`,
    STRIPE_IDENTITY_SECRETS: `1=${secrets[1]}`,
  }
  const shop = await createPayoutShop({ ...options, env })
  now = () => shop.clock.now()
  await shop.settings({ sellerDepositUsd: 0, payoutWeekday: 0 })

  let names = 0
  const apply = (by: Buyer) =>
    shop.inject(
      calls.application.submitApplication,
      {
        body: {
          ...{ nickName: `Golden Goods ${++names}`, kind: 'person', legalName: 'Ada Miller', number: '1990-12-31' },
          ...{ address: '1 Long Street, Old Town', country: 'DE', goods: 'Accounts and coins of two games.' },
          ...{ documents: [], agreed: true },
        },
      },
      shop.via(by),
    )
  /** An account that applied without pictures, because a provider looks at its papers. */
  async function applicant(): Promise<{ by: Buyer; id: string }> {
    const by = await shop.buyer()
    const { body } = await apply(by)
    if (!body.data) throw new Error(`not applied: ${body.code}`)
    return { by, id: body.data.id }
  }
  const startCheck = async (by: Buyer) =>
    (await shop.inject(calls.application.startIdentityCheck, {}, shop.via(by))).body
  const lookAtCheck = async (by: Buyer) =>
    (await shop.inject(calls.application.lookAtIdentityCheck, {}, shop.via(by))).body
  const myApplication = async (by: Buyer) =>
    (await shop.inject(calls.application.myApplication, {}, shop.via(by))).body.data
  /** The provider's id of the newest check of an application. */
  const refOf = async (id: string) =>
    (
      await shop.rows<{ ref: string }>(
        sql`select provider_ref as ref from identity_check where application_id = ${id} order by started_at desc limit 1`,
      )
    )[0]?.ref ?? (null as unknown as string)
  const tell = ({ body, header }: { body: string; header: string }, provider = 'stripe') =>
    shop.app.inject({
      method: 'POST',
      url: `/operation/identity/webhook/${provider}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload: body,
    })
  /** The person does something on the page of Stripe, and Stripe tells it. */
  async function show(id: string, what: Showing) {
    const session = stripe.identity.show(await refOf(id), what)
    return tell(stripe.event(`identity.verification_session.${session.status}`, session))
  }
  return {
    ...shop,
    ...{ stripe, apply, applicant, startCheck, lookAtCheck, myApplication, refOf, tell, show, env },
    async close() {
      await shop.close()
      await stripe.close()
    },
  }
}

export type IdentityShop = Awaited<ReturnType<typeof createIdentityShop>>
