import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { createAfterSalesShop } from './after-sales-shop.ts'
import { testTenants } from './minimal-tenants.ts'
import type { SignedIn } from './people.ts'
import { testClientSecrets } from './test-clients.ts'

/** Codes that no other call of this function has returned. */
let made = 0
export const newCodes = (count: number): string[] =>
  Array.from({ length: count }, () => `CARD-${String(++made).padStart(6, '0')}-${(made * 7919) % 100_000}`)

/** A shop with helpers for sellers who fill vaults. */
export async function createVaultShop(options: Parameters<typeof createAfterSalesShop>[0] = {}) {
  const shop = await createAfterSalesShop(options)

  const paste = (offerId: string, text: string, more: { expiresAt?: string; by?: SignedIn } = {}) => {
    const { by = shop.vendor, ...rest } = more
    return shop.inject(calls.vault.pasteUnits, { params: { id: offerId }, body: { text, ...rest } }, shop.as(by))
  }
  const addUnit = (offerId: string, body: CallInput<typeof calls.vault.addUnit>['body'], by: SignedIn = shop.vendor) =>
    shop.inject(calls.vault.addUnit, { params: { id: offerId }, body }, shop.as(by))
  const change = (id: string, action: 'withdraw' | 'restore' | 'bad') =>
    shop.inject(calls.vault.changeUnit, { params: { id }, body: { action } }, shop.as(shop.vendor))
  const units = async (offerId: string, state?: CallInput<typeof calls.vault.unitPage>['body']) =>
    (await shop.inject(calls.vault.unitPage, { params: { id: offerId }, body: state ?? {} }, shop.as(shop.vendor))).body
      .data

  /** An offer of gift cards with these codes in its vault. */
  async function cards(codes: readonly string[], expiresAt?: string): Promise<string> {
    const offerId = await shop.offer({ vault: 'cards' })
    const { body } = await paste(offerId, codes.join('\n'), expiresAt ? { expiresAt } : {})
    if (body.data?.added !== codes.length) throw new Error(`not all codes were added: ${JSON.stringify(body)}`)
    return offerId
  }

  /** The values that the buyer of an order is shown. */
  const revealed = async (orderId: string, by = shop.customer) =>
    (
      await shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(by))
    ).body.data?.items.map(({ value }) => value) ?? []

  const stock = async (offerId: string) =>
    (await shop.rows(sql`select available, reserved, sold, status from offer where id = ${offerId}`))[0]

  /** Uploads a CSV list of units. */
  async function uploadUnits(offerId: string, text: string, by: SignedIn = shop.vendor) {
    const boundary = randomUUID()
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="u.csv"\r\nContent-Type: text/csv\r\n\r\n`
    const { clientId, origin } = testTenants.lumen
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/product/seller/offer/${offerId}/units/import`,
      headers: {
        origin,
        'x-client-id': clientId,
        'x-client-secret': testClientSecrets[clientId],
        authorization: `Bearer ${by.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `${head}${text}\r\n--${boundary}--\r\n`,
    })
    return answer.json() as { code: string; field?: string; data?: { id: string } }
  }

  return { ...shop, uploadUnits, paste, addUnit, change, units, cards, revealed, stock }
}

export type VaultShop = Awaited<ReturnType<typeof createVaultShop>>
