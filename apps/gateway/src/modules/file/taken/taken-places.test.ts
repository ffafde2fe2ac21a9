import { calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInSeller, signInStaff } from '../../../../test/support/people.ts'
import { upload } from '../../../../test/support/upload/upload-file.ts'
import { addressColumns, idColumns, listColumns } from '../file-references.ts'
import { sweepFiles } from '../sweep-files.ts'
import { places } from './places.ts'

let shop: AfterSalesShop
let agent: SignedIn
let editor: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  agent = await signInStaff(shop, 'lumen', 'support')
  editor = await signInStaff(shop, 'lumen', 'administrator')
})
afterAll(() => shop.close())

const keyOf = (url: string) => new URL(url).pathname.replace('/media/', '')
const bytesAt = (key: string) => shop.deps.files.get(key)
const find = async (file: string) =>
  (await shop.inject(calls.support.fileDetail, { body: { file } }, shop.as(agent))).body.data
const take = async (fileId: string) =>
  (await shop.inject(calls.file.quarantineFile, { body: { fileId, reason: 'Not ours.' } }, shop.as(agent))).body.code
const putBack = async (id: string) =>
  (await shop.inject(calls.support.restoreFile, { params: { id }, body: { reason: 'Seen.' } }, shop.as(agent))).body
    .code

/** Columns that a public page shows no picture of, or that somebody other than the place takes care of. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'private files, which nobody can read in quarantine': [
    ...['chargeback_file.file_id', 'seller_application_file.file_id', 'verification_file.file_id'],
    ...listColumns.map(({ table, column }) => `${table}.${column}`),
  ],
  'the frozen facts of orders, read without what was taken down': ['order_head.offer', 'order_listing.screenshots'],
  'files of the platform, which cannot be taken down': [
    ...['app_user.avatar_file_id', 'article_category.icon', 'category.icon', 'brand_category.hero_path'],
    ...['site.icon_url', 'site.logo_url', 'site.trustpilot', 'template_setting.hero_path'],
  ],
  'the media library, which leaves out what was taken down': ['media_item.file_id', 'file.source_id'],
  'words, whose markup has no pictures': [
    ...['article.texts', 'article_category.names', 'brand.about', 'brand.seo', 'brand_category.article'],
    ...['brand_category.seo', 'category.about', 'category.seo', 'game_event.texts', 'legal_version.texts'],
    ...['notice.texts', 'offer.assets', 'offer.attributes', 'offer.delivery_template', 'offer.description'],
    ...['offer.faq', 'offer.verified_report', 'offer_translation.description', 'order_listing.assets'],
    ...['order_listing.attributes', 'order_listing.description', 'order_listing.faq'],
    ...['order_listing.verified_report', 'pass_event.texts', 'scene_text.texts', 'seller.about'],
  ],
}

describe('a file that was taken down', () => {
  it('has a rule for every column that refers to files', () => {
    const references = [
      ...[...idColumns, ...listColumns].map(({ table, column }) => `${table}.${column}`),
      ...Object.entries(addressColumns).flatMap(([table, { columns }]) => columns.map((one) => `${table}.${one}`)),
    ]
    const ruled = [...places.flatMap(({ columns }) => columns), ...Object.values(elsewhere).flat()]
    expect(ruled.toSorted()).toEqual([...new Set(references)].toSorted())
  })

  it('leaves areas of pages, published and planned, and comes back', async () => {
    const uploaded = (await upload(shop, editor, 'general')).id
    const picture = (more: object) => ({
      ...{ key: 'a', href: '/', fileId: null, path: null },
      texts: { en: { title: 'A', text: '', alt: '' } },
      ...more,
    })
    const area = { pictures: [picture({ fileId: uploaded }), picture({ key: 'b', fileId: uploaded })] }
    const save = (version: number, pictures: object[]) =>
      shop.inject(
        calls.content.saveArea,
        { body: { areaType: areaType.rotation, version, area: { pictures } as never, confirmed: [] } },
        shop.as(editor),
      )
    const item = { kind: 'area' as const, item: String(areaType.rotation) }
    const detail = async () =>
      (await shop.inject(calls.content.contentDetail, { params: item }, shop.as(editor))).body.data
    const first = await save((await detail())?.version ?? 0, area.pictures)
    expect(first.body.code).toBe('0000')
    const version = first.body.data?.version ?? 0
    const published = await shop.inject(
      calls.content.publishContent,
      { params: item, body: { version } },
      shop.as(editor),
    )
    expect(published.body.code).toBe('0000')
    const shown = async () => {
      const { body } = await shop.inject(calls.site.commonConfig, {
        query: { domain: testTenants.lumen.host, areaTypes: [areaType.rotation] },
      })
      const json = body.data?.configs.find((one) => one.areaType === areaType.rotation)?.jsonData ?? '{}'
      return (JSON.parse(json) as { images?: { image: { url: string } }[] }).images?.map(({ image }) => image.url) ?? []
    }
    const [url = ''] = await shown()
    const file = await find(url)
    expect(file?.uses).toEqual([{ kind: 'area', id: String(areaType.rotation), name: null }])
    const narrow = keyOf(url).replace('.webp', '-640.avif')
    expect(await bytesAt(narrow)).not.toBeNull()

    expect(await take(file?.id ?? '')).toBe('0000')
    expect(await shown()).toEqual([])
    expect([await bytesAt(keyOf(url)), await bytesAt(narrow)]).toEqual([null, null])
    // Staff see where it was, and which picture of the editor is gone.
    expect((await find(file?.id ?? ''))?.uses).toEqual(file?.uses)
    const content = (await detail())?.content as { pictures?: { url: string }[] }
    expect(content.pictures?.map((one) => one.url)).toEqual(['', ''])
    // A version that names the picture may be published again, which does not show it.
    const again = await save(version, [picture({ path: keyOf(url) }), picture({ key: 'c', path: keyOf(url) })])
    await shop.inject(
      calls.content.publishContent,
      { params: item, body: { version: again.body.data?.version ?? 0 } },
      shop.as(editor),
    )
    expect(await shown()).toEqual([])
    // A year later the file is still there, because a version names it.
    shop.clock.advance(400 * dayMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    agent = await signInStaff(shop, 'lumen', 'support')
    expect(await putBack(file?.id ?? '')).toBe('0000')
    expect(await shown()).toEqual([url, url])
    expect([await bytesAt(keyOf(url)), await bytesAt(narrow)]).not.toContain(null)
  })

  it('leaves the event of the pass that it covers, and the media library, together with its upload', async () => {
    const uploaded = (await upload(shop, editor, 'general')).id
    const words = { en: { title: 'Fair', summary: 'A fair.', text: 'Come.' } } as never
    const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
    const body = { item: null, version: 0, position: 1, fileId: uploaded, startsAt: inDays(-1), endsAt: inDays(9) }
    const saved = await shop.inject(
      calls.content.savePassEvent,
      { body: { ...body, texts: words, confirmed: [] } },
      shop.as(editor),
    )
    const item = saved.body.data?.item ?? ''
    const params = { kind: 'pass-event' as const, item }
    await shop.inject(calls.content.publishContent, { params, body: { version: 1 } }, shop.as(editor))
    const cover = async () =>
      (await shop.inject(calls.event.passEvent, { params: { id: item } })).body.data?.coverWideUrl
    const inLibrary = async () =>
      (await shop.inject(calls.media.mediaPage, { body: {} }, shop.as(editor))).body.data?.list.some(
        ({ id }) => id === uploaded,
      )
    const url = (await cover()) ?? ''
    const file = await find(url)
    expect(file?.uses).toEqual([{ kind: 'pass-event', id: item, name: null }])
    expect(await inLibrary()).toBe(true)
    expect(await take(file?.id ?? '')).toBe('0000')
    expect([await cover(), await bytesAt(keyOf(url)), await inLibrary()]).toEqual(['', null, false])
    expect((await find(uploaded))?.taken).not.toBeNull()
    expect(await putBack(file?.id ?? '')).toBe('0000')
    expect([await cover(), await inLibrary()]).toEqual([url, true])
  })

  it('leaves an offer, the order with it and the page of its seller, and comes back in its place', async () => {
    const vendor = await signInSeller(shop, { sellerId: shop.vendor.sellerId })
    const id = await shop.offer()
    const send = async () => (await upload(shop, vendor, 'general')).id
    const pictures = [
      { id: await send(), alt: 'First' },
      { id: await send(), alt: 'Second' },
    ]
    const edited = await shop.inject(
      calls.seller.sellerOfferEdit,
      { params: { id }, body: { pictures } },
      shop.as(vendor),
    )
    const [bad] = edited.body.data?.pictures ?? []
    const shown = async () =>
      (await shop.inject(calls.offer.offerDetail, { params: { id }, body: {} })).body.data?.screenshots.map(
        ({ alt }) => alt,
      )
    const store = await shop.inject(
      calls.seller.sellerOwnStoreEdit,
      { body: { avatar: await send() } },
      shop.as(vendor),
    )
    const avatarUrl = store.body.data?.avatarUrl ?? ''
    const avatar = await find(avatarUrl)
    expect(avatar?.uses).toMatchObject([{ kind: 'seller', id: vendor.sellerId }])
    expect((await find(bad?.id ?? ''))?.uses).toMatchObject([{ kind: 'offer', id }])

    expect([await take(bad?.id ?? ''), await take(avatar?.id ?? '')]).toEqual(['0000', '0000'])
    expect(await shown()).toEqual(['Second'])
    const own = () => shop.inject(calls.seller.sellerOwnStore, {}, shop.as(vendor))
    expect((await own()).body.data?.avatarUrl).toBe('')
    expect((await find(bad?.id ?? ''))?.uses).toMatchObject([{ kind: 'offer', id }])

    expect([await putBack(bad?.id ?? ''), await putBack(avatar?.id ?? '')]).toEqual(['0000', '0000'])
    expect(await shown()).toEqual(['First', 'Second'])
    expect((await own()).body.data?.avatarUrl).toBe(avatarUrl)
  })

  it('leaves a brand in both sizes, its offers and their orders; a picture that took its place stays', async () => {
    const facts = { name: 'Taken', alias: 'taken-brand', keywords: '', enabled: true, words: [] }
    const body = { ...facts, picture: (await upload(shop, editor, 'general')).id }
    const made = (await shop.inject(calls.catalogEdit.createBrand, { body: body as never }, shop.as(editor))).body
    const brand = made.data
    const cover = brand?.coverUrl ?? ''
    const wide = brand?.coverWideUrl ?? ''
    const detail = async () =>
      (await shop.inject(calls.catalogEdit.staffBrandDetail, { params: { id: brand?.id ?? '' } }, shop.as(editor))).body
        .data
    const file = await find(cover)
    expect(file?.uses).toEqual([{ kind: 'brand', id: brand?.id, name: 'Taken' }])
    expect(await take(file?.id ?? '')).toBe('0000')
    expect(await detail()).toMatchObject({ coverUrl: '', coverWideUrl: '' })
    expect([await bytesAt(keyOf(cover)), await bytesAt(keyOf(wide))]).toEqual([null, null])
    expect(await putBack(file?.id ?? '')).toBe('0000')
    expect(await detail()).toMatchObject({ coverUrl: cover, coverWideUrl: wide })
    expect([await bytesAt(keyOf(cover)), await bytesAt(keyOf(wide))]).not.toContain(null)
    // Taken down again, and replaced by staff: what comes back does not push the new picture out.
    expect(await take(file?.id ?? '')).toBe('0000')
    const { version = 0 } = (await detail()) ?? {}
    const edit = { ...body, picture: (await upload(shop, editor, 'general')).id, version } as never
    await shop.inject(calls.catalogEdit.editBrand, { params: { id: brand?.id ?? '' }, body: edit }, shop.as(editor))
    const replaced = (await detail())?.coverUrl
    expect(replaced).toContain('/media/')
    expect(await putBack(file?.id ?? '')).toBe('0000')
    expect((await detail())?.coverUrl).toBe(replaced)
  })

  it('is left out of the orders that keep its address', async () => {
    const key = `upload/1/${crypto.randomUUID()}.webp`
    const url = shop.deps.files.url(key)
    await shop.deps.files.put(key, Buffer.from('a picture'), 'image/webp')
    await shop.rows(sql`insert into file (tenant_id, id, owner_id, catalogue, content_type, bytes, storage_key)
      values (1, ${crypto.randomUUID()}, ${shop.customer.id}, 'general', 'image/webp', 9, ${key})`)
    const offerId = await shop.offer()
    const screenshots = JSON.stringify([{ path: key, alt: 'Proof' }])
    await shop.rows(
      sql`update offer set cover_path = ${key}, screenshots = ${screenshots}::jsonb where id = ${offerId}`,
    )
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 1)
    const order = async () =>
      (await shop.inject(calls.order.orderDetail, { params: { id: orderId } }, shop.as(shop.customer))).body.data
    expect(await order()).toMatchObject({ coverUrl: url, listing: { screenshots: [{ url }] } })
    const file = await find(url)
    expect(await take(file?.id ?? '')).toBe('0000')
    expect(await order()).toMatchObject({ coverUrl: '', listing: { screenshots: [] } })
    expect(await putBack(file?.id ?? '')).toBe('0000')
    expect(await order()).toMatchObject({ coverUrl: url, listing: { screenshots: [{ url }] } })
  })
})
