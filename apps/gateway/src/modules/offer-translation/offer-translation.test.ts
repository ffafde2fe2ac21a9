import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const read = async (id: string) =>
  (await shop.inject(calls.offerTranslation.offerTranslations, { params: { id } }, shop.as(shop.vendor))).body.data
const versionOf = async (id: string) => (await read(id))?.original.version ?? ''
const german = { language: 'de', title: 'Ein gutes Ding', description: 'Schnell.\nSicher.' } as const
async function translate(
  id: string,
  more: Partial<Record<'language' | 'title' | 'description' | 'version', string>> = {},
  by = shop.vendor,
) {
  const body = { ...german, version: more.version ?? (await versionOf(id)), ...more } as typeof german & {
    version: string
  }
  return shop.inject(calls.offerTranslation.translateOffer, { params: { id }, body }, shop.as(by))
}
const remove = (id: string, by = shop.vendor) =>
  shop.inject(calls.offerTranslation.removeTranslation, { params: { id }, body: { language: 'de' } }, shop.as(by))
const reword = (id: string, title: string) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { title } }, shop.as(shop.vendor))
const inShop = async (id: string, lang: string) =>
  (
    await shop.inject(
      calls.offer.offerDetail,
      { params: { id }, body: { isTranslate: true } },
      { tenant: 'lumen', headers: { lang } },
    )
  ).body.data

describe('a translation of an offer', () => {
  it('is shown to readers of its language only, changed, and removed', async () => {
    const id = await shop.offer({ stock: 9 })
    expect((await translate(id)).body.data?.list).toEqual([german])
    expect(await inShop(id, 'de')).toMatchObject({ title: german.title, original: { title: 'A thing worth having' } })
    expect(await inShop(id, 'fr')).toMatchObject({ title: 'A thing worth having' })
    await translate(id, { title: 'Noch besser' })
    expect((await inShop(id, 'de'))?.title).toBe('Noch besser')
    expect((await remove(id)).body.data?.list).toEqual([])
    expect((await inShop(id, 'de'))?.title).toBe('A thing worth having')
    expect((await remove(id)).body).toMatchObject({ code: 'not_found', field: 'language' })
  })

  it('is cleaned like the original, and refused without a title or for the language of the original', async () => {
    const id = await shop.offer({ stock: 9 })
    await translate(id, { title: ' \u202eEin\u200b Ding ', description: 'Eins\r\nzwei\u202e\n* **drei**' })
    expect((await read(id))?.list).toEqual([
      { language: 'de', title: 'Ein Ding', description: 'Eins\nzwei\n\n- **drei**' },
    ])
    for (const [more, field] of [
      [{ title: '\u200b \u202e' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ description: 'x'.repeat(10_001) }, 'description'],
      [{ language: 'en' }, 'language'],
      [{ language: 'klingon' }, 'language'],
    ] as const) {
      const { status, body } = await translate(id, more)
      expect([status, body.field]).toEqual([400, field])
    }
  })

  it('is for the seller of the offer only', async () => {
    const id = await shop.offer({ stock: 9 })
    await translate(id)
    const other = await signInSeller(shop, { sellerId: null })
    expect((await translate(id, {}, other)).body.code).toBe('not_found')
    expect((await remove(id, other)).body.code).toBe('not_found')
    expect((await read(id))?.list).toHaveLength(1)
  })

  it('goes when the original is reworded, and one of older words is refused', async () => {
    const id = await shop.offer({ stock: 9 })
    const version = await versionOf(id)
    await translate(id)
    // Another price is no other wording.
    await shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { priceMinor: 5 } }, shop.as(shop.vendor))
    expect((await read(id))?.list).toHaveLength(1)
    await reword(id, 'Another thing')
    expect((await read(id))?.list).toEqual([])
    expect((await translate(id, { version })).body).toMatchObject({ code: 'state_conflict', field: 'version' })
  })

  it('of older words never stays when it is saved while the original is reworded', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await shop.offer({ stock: 9 })
      const version = await versionOf(id)
      await Promise.all([translate(id, { version }), reword(id, `Reworded ${round}`)])
      expect((await read(id))?.list).toEqual([])
    }
    // Control: a translation that is written without the lock and the version does stay.
    const id = await shop.offer({ stock: 9 })
    await reword(id, 'Reworded')
    await shop.rows(sql`insert into offer_translation values (1, ${id}, 'de', 'Alt', '')`)
    expect((await read(id))?.list).toHaveLength(1)
  })
})
