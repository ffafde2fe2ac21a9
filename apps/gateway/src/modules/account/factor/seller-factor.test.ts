import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testIban } from '../../../../test/orders/payout-shop.ts'
import { createMisbehavingSeller } from '../../../../test/support/declared/misbehaving-seller.ts'
import type { SignedIn } from '../../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../../test/support/vault-shop.ts'

let program: Awaited<ReturnType<typeof createMisbehavingSeller>>
let shop: VaultShop
beforeAll(async () => {
  program = await createMisbehavingSeller()
  shop = await createVaultShop({ env: { STAFF_FACTOR: 'required', SELLER_PRIVATE_HOSTS: program.host } })
})
afterAll(async () => {
  await shop.close()
  await program.close()
})

/** The seller in a session that proved a new second factor. */
async function enrolled(seller: SignedIn): Promise<SignedIn> {
  const started = await shop.inject(calls.factor.enrolFactor, {}, shop.as(seller))
  const epoch = Math.floor(shop.clock.now().getTime() / 1000)
  const body = { code: generateSync({ secret: started.body.data?.key ?? '', epoch }) }
  const confirmed = await shop.inject(calls.factor.confirmFactor, { body }, shop.as(seller))
  return { ...seller, token: confirmed.body.data?.session.access_token ?? '' }
}

/** Does the three acts by which stored goods and money leave, and returns how each was answered. */
async function actAs(by: SignedIn, offerId: string) {
  const account = { kind: 'iban', currency: 'USD', holder: 'Ada Miller', ibanOrEmail: testIban } as const
  const exported = await shop.inject(calls.vault.exportUnits, { params: { id: offerId }, body: {} }, shop.as(by))
  const added = await shop.inject(calls.payout.addPayoutAccount, { body: account }, shop.as(by))
  const endpoint = await shop.inject(
    calls.sellerEndpoint.sellerEndpointSet,
    { body: { url: program.url } },
    shop.as(by),
  )
  const answers = [exported.body, added.body, endpoint.body]
  return { codes: answers.map(({ code }) => code), text: JSON.stringify(answers) }
}
const stored = async () =>
  (
    await shop.rows(sql`select (select count(*)::int from payout_account) as accounts,
      (select count(*)::int from seller_endpoint) as endpoints`)
  )[0]

it('a seller needs a second factor to export units, add a payout account and set the endpoint of declared stock', async () => {
  const [unit = ''] = newCodes(1)
  const offerId = await shop.cards([unit])
  const without = await actAs(shop.vendor, offerId)
  expect(without.codes).toEqual(Array(3).fill('factor_enrolment_required'))
  expect(without.text).not.toContain(unit)
  expect(await stored()).toEqual({ accounts: 0, endpoints: 0 })

  const seller = await enrolled(shop.vendor)
  const proved = await actAs(seller, offerId)
  expect(proved.codes).toEqual(Array(3).fill('0000'))
  expect(proved.text).toContain(unit)
  expect(await stored()).toEqual({ accounts: 1, endpoints: 1 })

  // A proof is too old after ten minutes, even if the password was confirmed again.
  shop.clock.advance(11 * minuteMs)
  const now = shop.clock.now().toISOString()
  await shop.rows(sql`update refresh_family set authenticated_at = ${now} where user_id = ${seller.id}`)
  const late = await actAs(seller, offerId)
  expect(late.codes).toEqual(Array(3).fill('second_factor_required'))
  expect(late.text).not.toContain(unit)
})
