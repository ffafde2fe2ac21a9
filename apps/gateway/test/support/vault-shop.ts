import { randomUUID } from 'node:crypto'
import { type CallData, type CallInput, calls } from '@tradepost/contract'
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

  /** The request that sends a form with one file, as a seller. */
  function formOf(file: { name: string; type: string; bytes: Buffer }, by: SignedIn) {
    const boundary = randomUUID()
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`
    const { clientId, origin } = testTenants.lumen
    return {
      method: 'POST' as const,
      headers: {
        origin,
        'x-client-id': clientId,
        'x-client-secret': testClientSecrets[clientId],
        authorization: `Bearer ${by.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    }
  }
  interface Uploaded<T> {
    code: string
    field?: string
    data?: T
  }

  /** Uploads a CSV list of units. */
  async function uploadUnits(offerId: string, text: string, by: SignedIn = shop.vendor) {
    const form = formOf({ name: 'u.csv', type: 'text/csv', bytes: Buffer.from(text) }, by)
    const answer = await shop.app.inject({ ...form, url: `/product/seller/offer/${offerId}/units/import` })
    return answer.json() as Uploaded<{ id: string }>
  }

  /** The request that adds a file as a unit. */
  const fileForm = (offerId: string, name: string, bytes: Buffer, by: SignedIn = shop.vendor) => ({
    ...formOf({ name, type: 'application/octet-stream', bytes }, by),
    url: `/product/seller/offer/${offerId}/unit/file`,
  })
  async function addFile(
    offerId: string,
    name: string,
    bytes: Buffer,
    more: { by?: SignedIn; expiresAt?: string } = {},
  ) {
    const { by, expiresAt } = more
    const form = fileForm(offerId, name, bytes, by)
    const url = expiresAt ? `${form.url}?expiresAt=${expiresAt}` : form.url
    return (await shop.app.inject({ ...form, url })).json() as Uploaded<CallData<typeof calls.vault.addUnitFile>>
  }
  /** Downloads a delivered file. */
  const download = (orderId: string, unitId: string, by: Pick<SignedIn, 'token' | 'tenant'> = shop.customer) =>
    shop.inject(calls.order.deliveredFile, { params: { id: orderId, unitId }, body: {} }, shop.via(by as never))
  /** The files that the buyer of an order is shown. */
  const filesOf = async (orderId: string, by = shop.customer) => {
    const input = { params: { id: orderId }, body: {} }
    const { body } = await shop.inject(calls.order.revealDelivery, input, shop.via(by))
    return (body.data?.items ?? []).flatMap(({ value, unitId }) => (unitId ? [{ name: value, unitId }] : []))
  }

  return {
    ...{ ...shop, uploadUnits, paste, addUnit, change, units, cards, revealed, stock },
    ...{ fileForm, addFile, download, filesOf },
  }
}

export type VaultShop = Awaited<ReturnType<typeof createVaultShop>>
