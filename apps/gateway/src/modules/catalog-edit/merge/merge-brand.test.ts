import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogShop, createCatalogShop } from '../../../../test/catalog/catalog-shop.ts'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { signInStaff } from '../../../../test/support/people.ts'
import { checkInvariants } from '../../check-invariants.ts'
import { rankTenant } from '../../ranking/sweep-ranks.ts'

let shop: CatalogShop
beforeAll(async () => {
  shop = await createCatalogShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const { tenantId } = testTenants.lumen

describe('a merge of two brands', () => {
  it('moves offers, categories, addresses and search words, and keeps orders, wishes and alerts', async () => {
    const [both, only] = [await shop.newCategory(), await shop.newCategory()]
    const former = await shop.newBrand('Ash Crown', [both, only])
    const present = await shop.newBrand('Ashcrown', [both])
    await shop.rename(former.id, { alias: `${former.alias}-2` })
    const [first, second] = [await shop.newOffer(former.id, both), await shop.newOffer(former.id, only)]
    const own = await shop.newOffer(present.id, both)
    const { orderId } = await shop.buyAndPay(shop.customer, first)
    await shop.inject(calls.saved.changeWishlist, { body: { offerId: first, wished: true } }, shop.as(shop.customer))
    await shop.rows(sql`insert into wish (tenant_id, user_id, offer_id) values (${tenantId}, ${shop.customer.id}, ${second})
      on conflict do nothing`)
    const plan = (await shop.previewMerge(former.id, present.id)).data
    expect(plan).toMatchObject({
      ...{ offers: 2, orders: 1, alerts: 0, event: 'none', picture: false, mapped: [], blocking: [] },
      ...{ aliases: [`${former.alias}-2`, former.alias], keywords: expect.stringContaining('Ash Crown') },
    })
    expect(plan?.categories).toEqual([
      { id: both, name: expect.any(String), offers: 1, added: false },
      { id: only, name: expect.any(String), offers: 1, added: true },
    ])

    expect(await shop.merge(former.id, present.id)).toMatchObject({ code: '0000', data: { id: present.id } })
    expect((await shop.listed(present.id)).toSorted()).toEqual([first, second, own].toSorted())
    expect(await shop.listed(former.id)).toEqual([])
    expect(await shop.goodsOf(present.id)).toEqual([
      [both, 2],
      [only, 1],
    ])
    for (const alias of [former.alias, `${former.alias}-2`])
      expect((await shop.shownBrand(alias)).data).toMatchObject({ brandId: present.id, brandAlias: present.alias })
    expect((await shop.brandDetail(present.id))?.formerAliases).toEqual([former.alias, `${former.alias}-2`])
    expect(await shop.brandDetail(former.id)).toBeUndefined()
    expect(await shop.found('Ash Crown')).toEqual([present.id])
    expect(await shop.aliasesOfBrands()).toContain(present.alias)
    expect(await shop.aliasesOfBrands()).not.toContain(`${former.alias}-2`)
    expect((await shop.detail(orderId))?.brandName).toBe('Ash Crown')
    expect(await shop.rows(sql`select 1 as kept from wish where offer_id = ${second}`)).toHaveLength(1)
    // The old address belongs to the brand that stays.
    const again = { alias: former.alias, name: 'Ash', keywords: '', enabled: true, words: [] }
    expect((await shop.inject(calls.catalogEdit.createBrand, { body: again }, shop.as(shop.manager))).body.code).toBe(
      'alias_taken',
    )
  })

  it('is ranked again under the brand that stays, and leaves no group of the other one', async () => {
    const category = await shop.newCategory()
    const [former, present] = [await shop.newBrand('Old Rank', [category]), await shop.newBrand('New Rank', [category])]
    await shop.newOffer(former.id, category)
    await rankTenant(shop.deps, tenantId)
    await shop.merge(former.id, present.id)
    const due = () =>
      shop.rows(sql`select brand_id::text as id from rank_due where brand_id in (${former.id}, ${present.id})`)
    expect(await due()).toEqual([{ id: present.id }])
    shop.clock.advance(120_000)
    await rankTenant(shop.deps, tenantId)
    expect(await due()).toEqual([])
    expect(
      await shop.rows(sql`select brand_id::text as id from rank_group where brand_id in (${former.id}, ${present.id})`),
    ).toEqual([{ id: present.id }])
  })

  it('brings offers of a hidden brand back on sale in a shown one, and hides those of a hidden pair', async () => {
    const [category, dark] = [await shop.newCategory(), await shop.newCategory()]
    const [former, present] = [
      await shop.newBrand('Dim Hall', [category, dark]),
      await shop.newBrand('Bright Hall', [category, dark]),
    ]
    const [offerId, held] = [await shop.newOffer(former.id, category), await shop.newOffer(former.id, dark)]
    await shop.rename(former.id, { enabled: false })
    const params = { brandId: present.id, categoryId: dark }
    const { version = 0 } =
      (await shop.inject(calls.catalogEdit.staffBrandCategoryDetail, { params }, shop.as(shop.manager))).body.data ?? {}
    const body = { enabled: false, position: null, words: [], attributes: [], version }
    await shop.inject(calls.catalogEdit.editBrandCategory, { params, body }, shop.as(shop.manager))
    expect((await shop.merge(former.id, present.id)).code).toBe('0000')
    expect(await shop.listed(present.id)).toEqual([offerId])
    expect(await shop.rows(sql`select status, held_status from offer where id = ${held}`)).toEqual([
      { status: 2, held_status: 1 },
    ])
  })

  it('renames the brand in areas of pages and in their versions, once in each list', async () => {
    const category = await shop.newCategory()
    const [former, present] = [await shop.newBrand('Twin One', [category]), await shop.newBrand('Twin Two', [category])]
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    const area = async (areaType: number, content: object) => {
      const body = { areaType, version: 0, area: content, confirmed: [] }
      const saved = await shop.inject(calls.content.saveArea, { body } as never, shop.as(editor))
      expect(saved.body.code).toBe('0000')
      const params = { kind: 'area' as const, item: String(areaType) }
      await shop.inject(calls.content.publishContent, { params, body: { version: 1 } }, shop.as(editor))
    }
    await area(2, { brands: { texts: {}, ids: [former.id, present.id], order: 'popular', limit: 4 } })
    await area(12, {
      pairs: [
        { brandId: present.id, categoryId: category },
        { brandId: former.id, categoryId: category },
      ],
    })
    expect((await shop.previewMerge(former.id, present.id)).data?.areas).toBe(2)
    expect((await shop.merge(former.id, present.id)).code).toBe('0000')
    const bodies = await shop.rows<{ body: Record<string, never> }>(
      sql`select body from content_version where kind = 'area' order by item::int`,
    )
    expect(bodies.map(({ body }) => body)).toMatchObject([
      { brands: { ids: [present.id] } },
      { pairs: [{ brandId: present.id, categoryId: category }] },
    ])
    const areas = await shop.rows<{ content: Record<string, object> }>(
      sql`select content from page_area order by area_type`,
    )
    expect(areas.map(({ content }) => Object.values(content))).toMatchObject([
      [{ brandIds: [present.id] }],
      [{ entries: [{ brandId: present.id, categoryId: category }] }],
    ])
  })

  it('moves the event with its plan to a brand without one, and ends it beside another event', async () => {
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
    const event = async (brandId: string, title: string, until?: string) => {
      const texts = { en: { title, lead: title } } as never
      const times = { startsAt: inDays(-1), endsAt: inDays(9), againAfterDays: null }
      await shop.inject(
        calls.content.saveEvent,
        { body: { brandId, version: 0, ...times, texts, confirmed: [] } },
        shop.as(editor),
      )
      const params = { kind: 'event' as const, item: brandId }
      const body = { version: 1, ...(until ? { until } : {}) }
      const { body: answer } = await shop.inject(calls.content.publishContent, { params, body }, shop.as(editor))
      expect(answer.code).toBe('0000')
    }
    const events = async () =>
      ((await shop.inject(calls.event.gameEventList, {})).body.data ?? []).map(({ brandId, title }) => [brandId, title])
    const [first, second, third] = [
      await shop.newBrand('Feast One', []),
      await shop.newBrand('Feast Two', []),
      await shop.newBrand('Feast Three', []),
    ]
    await event(first.id, 'Feast', inDays(2))
    await event(third.id, 'Fair')
    expect((await shop.previewMerge(first.id, second.id)).data?.event).toBe('moves')
    await shop.merge(first.id, second.id)
    expect(await events()).toEqual(expect.arrayContaining([[second.id, 'Feast']]))
    expect((await shop.previewMerge(third.id, second.id)).data?.event).toBe('ends')
    await shop.merge(third.id, second.id)
    expect(await events()).toEqual([[second.id, 'Feast']])
    shop.clock.advance(3 * dayMs)
    await shop.deps.jobs.runDue()
    expect(await events()).toEqual([])
  })
})
