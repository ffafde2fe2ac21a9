import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { sweepFiles } from '../file/sweep-files.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const wide = () =>
  sharp({ create: { width: 2400, height: 900, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()

const send = async (by = shop.vendor) => (await upload(shop, by, 'general', await wide())).id
const edit = async (id: string, body: object, by = shop.vendor) =>
  (await shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body }, shop.as(by))).body
const shown = async (id: string) =>
  (await shop.inject(calls.offer.offerDetail, { params: { id }, body: {} })).body.data?.screenshots ?? []
const editStore = async (body: object, by = shop.vendor) =>
  (await shop.inject(calls.seller.sellerOwnStoreEdit, { body }, shop.as(by))).body
const store = async () =>
  (await shop.inject(calls.seller.sellerStore, { query: { sellerId: shop.vendor.sellerId } })).body.data
/** Removes what nothing shows, as the gateway does a day later. */
async function removeUnused(): Promise<void> {
  shop.clock.advance(2 * dayMs)
  await sweepFiles(shop.deps)
  await shop.deps.jobs.runDue()
}
const keyOf = (url: string) => new URL(url).pathname.replace('/media/', '')

describe('a picture of an offer', () => {
  it('is shown smaller, in the stated order and with its words, and stays until no offer shows it', async () => {
    const id = await shop.offer()
    const [first, second] = [await send(), await send()]
    const pictures = [
      { id: second, alt: 'The inventory' },
      { id: first, alt: '' },
    ]
    const edited = await edit(id, { pictures })
    expect(edited.data?.pictures.map(({ alt }) => alt)).toEqual(['The inventory', ''])
    const list = await shown(id)
    expect(list.map(({ alt, width, height }) => [alt, width, height])).toEqual([
      ['The inventory', 1600, 600],
      ['', 1600, 600],
    ])
    for (const { url } of list) {
      const key = keyOf(url)
      expect((await sharp((await shop.deps.files.get(key)) ?? Buffer.of()).metadata()).format).toBe('webp')
      expect(await shop.deps.files.get(key.replace('.webp', '.avif'))).not.toBeNull()
    }
    // The seller drops the first one. A day later only the picture that is shown is left.
    const kept = edited.data?.pictures[0]?.id ?? ''
    expect((await edit(id, { pictures: [{ id: kept, alt: 'All items' }] })).code).toBe('0000')
    await removeUnused()
    expect((await shown(id)).map(({ alt }) => alt)).toEqual(['All items'])
    const [left, gone] = list.map(({ url }) => keyOf(url))
    expect(await shop.deps.files.get(left ?? '')).not.toBeNull()
    expect(await shop.deps.files.get(gone ?? '')).toBeNull()
    expect(await shop.deps.files.get((gone ?? '').replace('.webp', '.avif'))).toBeNull()
  })

  it('is cut as its seller says, when it is new and when it is shown already', async () => {
    const id = await shop.offer()
    // The left half is red, the right half is blue.
    const half = { width: 1200, height: 900, channels: 3 as const }
    const halves = await sharp({ create: { ...half, width: 2400, background: '#00f' } })
      .composite([{ input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const own = (await upload(shop, shop.vendor, 'general', halves)).id
    const look = async () => {
      const [picture] = await shown(id)
      const bytes = (await shop.deps.files.get(keyOf(picture?.url ?? ''))) ?? Buffer.of()
      const { channels } = await sharp(bytes).stats()
      return [picture?.width, picture?.height, ...channels.map(({ mean }) => (mean > 200 ? 1 : mean < 50 ? 0 : 0.5))]
    }
    const left = { x: 0, y: 0, width: 0.5, height: 1 }
    const uncut = (await edit(id, { pictures: [{ id: own, alt: '' }] })).data?.pictures[0]
    expect(await look()).toEqual([1600, 600, 0.5, 0, 0.5])
    const cut = (await edit(id, { pictures: [{ id: uncut?.id, alt: 'Red', crop: left }] })).data?.pictures[0]
    expect(await look()).toEqual([800, 600, 1, 0, 0])
    expect(cut?.id).not.toBe(uncut?.id)
    await removeUnused()
    expect(await shop.deps.files.get(keyOf(uncut?.url ?? ''))).toBeNull()
    const again = (await upload(shop, shop.vendor, 'general', halves)).id
    await edit(id, { pictures: [{ id: again, alt: '', crop: { ...left, x: 0.5 } }] })
    expect(await look()).toEqual([1200, 900, 0, 0, 1])
    for (const crop of [{ ...left, width: 0.01 }, { ...left, x: 1.5 }, { x: 0 }]) {
      const refused = await edit(id, { pictures: [{ id: again, alt: '', crop }] })
      expect(refused.code).not.toBe('0000')
    }
    expect(await look()).toEqual([1200, 900, 0, 0, 1])
  })

  it('is an upload of the caller, or one of the offer, and named once', async () => {
    const id = await shop.offer()
    const other = await signInSeller(shop, { sellerId: null })
    const foreign = await upload(shop, other, 'general', await wide())
    const paper = await upload(shop, shop.vendor, 'id_card', await wide())
    for (const one of [foreign.id, paper.id, crypto.randomUUID(), 'art/x.webp'])
      expect(await edit(id, { pictures: [{ id: one, alt: '' }] })).toMatchObject({
        code: 'not_found',
        field: 'pictures',
      })
    const own = await send()
    const twice = [own, own].map((one) => ({ id: one, alt: '' }))
    expect(await edit(id, { pictures: twice })).toMatchObject({ code: 'data_error', field: 'pictures' })
    expect(await shown(id)).toEqual([])
  })

  it('is copied with an offer of the same seller, and both keep it', async () => {
    const id = await shop.offer()
    const edited = await edit(id, { pictures: [{ id: await send(), alt: 'Skins' }] })
    const [picture] = edited.data?.pictures ?? []
    const [ids] = await shop.rows<{ brandId: string; categoryId: string }>(sql`
      select brand_id::text as "brandId", category_id::text as "categoryId" from offer where id = ${id}`)
    const body = { title: 'A copy', priceMinor: 500, stock: 0, ...ids }
    const pictures = [{ id: picture?.id, alt: 'Skins' }]
    const copy = (more: object, by = shop.vendor) =>
      shop.inject(calls.seller.sellerOfferCreate, { body: { ...body, pictures, ...more } as never }, shop.as(by))
    const stolen = await copy({ picturesOf: id }, await signInSeller(shop, { sellerId: null }))
    expect(stolen.body).toMatchObject({ code: 'not_found', field: 'pictures' })
    const made = (await copy({ picturesOf: id })).body.data
    expect(made?.pictures).toEqual(edited.data?.pictures)
    await edit(id, { pictures: [] })
    await removeUnused()
    expect(await shop.deps.files.get(keyOf(made?.pictures[0]?.url ?? ''))).not.toBeNull()
  })

  it('leaves the offer when staff take the file down', async () => {
    const id = await shop.offer()
    const edited = await edit(id, {
      pictures: [
        { id: await send(), alt: 'Bad' },
        { id: await send(), alt: 'Good' },
      ],
    })
    const [bad] = edited.data?.pictures ?? []
    const body = { fileId: bad?.id ?? '', reason: 'An account name is readable.' }
    const taken = await shop.inject(calls.file.quarantineFile, { body }, shop.as(shop.desk[0]))
    expect(taken.body.code).toBe('0000')
    expect((await shown(id)).map(({ alt }) => alt)).toEqual(['Good'])
    expect(await shop.deps.files.get(keyOf(bad?.url ?? ''))).toBeNull()
  })
})

describe("a seller's store", () => {
  it('shows the words of each language, a square picture and a wide banner', async () => {
    const about = [
      { language: 'en', text: 'Fast and safe.' },
      { language: 'de', text: 'Schnell und sicher.' },
    ]
    const edited = await editStore({ about, avatar: await send(), banner: await send() })
    expect(edited.data?.about).toEqual(about)
    const page = await store()
    expect(page?.about).toBe('Fast and safe.')
    const sizeOf = async (url: string | null = '') => {
      const { width, height } = await sharp((await shop.deps.files.get(keyOf(url ?? ''))) ?? Buffer.of()).metadata()
      return [width, height]
    }
    expect(await sizeOf(page?.avatarUrl)).toEqual([160, 160])
    expect(await sizeOf(page?.bannerUrl)).toEqual([1280, 400])
    for (const width of [640, 800])
      expect(await shop.deps.files.get(keyOf(page?.bannerUrl ?? '').replace('.webp', `-${width}.avif`))).not.toBeNull()
    // A picture that an edit does not name stays, even after the removal of unused files.
    await removeUnused()
    await editStore({ about: [{ language: 'de', text: ' ' }], banner: null })
    const after = await store()
    expect([after?.about, after?.avatarUrl, after?.bannerUrl]).toEqual(['Fast and safe.', page?.avatarUrl, ''])
    expect(await sizeOf(after?.avatarUrl)).toEqual([160, 160])
  })

  it('is edited only with pictures of the caller', async () => {
    const foreign = await upload(shop, await signInSeller(shop, { sellerId: null }), 'general', await wide())
    expect(await editStore({ avatar: foreign.id })).toMatchObject({ code: 'not_found', field: 'avatar' })
  })
})
