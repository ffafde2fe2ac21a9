import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogShop, createCatalogShop } from '../../../../test/catalog/catalog-shop.ts'
import { signInStaff } from '../../../../test/support/people.ts'
import { checkInvariants } from '../../check-invariants.ts'

let shop: CatalogShop
beforeAll(async () => {
  shop = await createCatalogShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

describe('the attributes of merged offers', () => {
  it('become those of the same name with the same value; others name what is missing, and nothing moves', async () => {
    const category = await shop.newCategory()
    const [former, present] = [
      await shop.newBrand('Sky Isle', [category]),
      await shop.newBrand('Sky Isles', [category]),
    ]
    const [realm, region, rank] = [
      await shop.newAttribute('Realm', ['north', 'South']),
      await shop.newAttribute('realm', ['North', 'South']),
      await shop.newAttribute('Rank', ['Gold']),
    ]
    await shop.stateAttributes(former.id, category, [
      { id: realm, choices: [] },
      { id: rank, choices: [] },
    ])
    await shop.stateAttributes(present.id, category, [{ id: region, choices: [] }])
    const offerId = await shop.newOffer(former.id, category, [
      { id: realm, value: 'north' },
      { id: rank, value: 'Gold' },
    ])
    expect((await shop.previewMerge(former.id, present.id)).data).toMatchObject({
      mapped: [
        { from: { attributeId: realm, value: 'north' }, to: { attributeId: region, value: 'North' }, offers: 1 },
      ],
      blocking: [{ categoryId: category, fact: { attributeId: rank, attribute: 'Rank', value: 'Gold' }, offers: 1 }],
    })
    expect(await shop.merge(former.id, present.id)).toMatchObject({
      ...{ code: 'brand_merge_blocked', field: 'intoId', msg: expect.stringContaining('Rank: Gold') },
    })
    expect(await shop.brandOf(offerId)).toBe(former.id)
    await shop.stateAttributes(present.id, category, [
      { id: region, choices: [] },
      { id: rank, choices: ['Gold'] },
    ])
    expect((await shop.merge(former.id, present.id)).code).toBe('0000')
    expect(await shop.rows(sql`select attributes from offer where id = ${offerId}`)).toEqual([
      {
        attributes: expect.arrayContaining([
          { a: region, v: 'North' },
          { a: rank, v: 'Gold' },
        ]),
      },
    ])
  })

  it('are not mapped to an attribute that the same offers state already', async () => {
    const category = await shop.newCategory()
    const [former, present] = [await shop.newBrand('Dual One', [category]), await shop.newBrand('Dual Two', [category])]
    const [one, other] = [await shop.newAttribute('Shard', ['East']), await shop.newAttribute('Shard', ['East'])]
    await shop.stateAttributes(former.id, category, [
      { id: one, choices: [] },
      { id: other, choices: [] },
    ])
    await shop.stateAttributes(present.id, category, [{ id: other, choices: [] }])
    await shop.newOffer(former.id, category, [
      { id: one, value: 'East' },
      { id: other, value: 'East' },
    ])
    expect((await shop.previewMerge(former.id, present.id)).data?.blocking).toMatchObject([
      { fact: { attributeId: one } },
    ])
  })
})

describe('a merge is refused', () => {
  it('in the wrong direction, with another tenant, without the permission, and over an edit of somebody else', async () => {
    const [former, present] = [await shop.newBrand('Lone One', []), await shop.newBrand('Lone Two', [], false)]
    expect(await shop.merge(former.id, former.id)).toMatchObject({ code: 'brand_merge_direction', field: 'intoId' })
    expect(await shop.merge(former.id, present.id)).toMatchObject({ code: 'brand_merge_direction', field: 'intoId' })
    expect((await shop.previewMerge(former.id, present.id)).code).toBe('brand_merge_direction')
    const [theirs] = await shop.rows<{ id: string }>(sql`select id::text from brand limit 1`, 'sahra')
    const foreign = await signInStaff(shop, 'sahra', 'owner')
    // Both tenants of the test have a brand of this id; one that only the first has is unknown to the second.
    expect(theirs?.id).toBeDefined()
    expect((await shop.previewMerge(former.id, present.id, foreign)).code).toBe('not_found')
    expect(await shop.merge(former.id, theirs?.id ?? '', foreign)).toMatchObject({ code: 'not_found', field: 'id' })
    expect(await shop.merge(former.id, '999', shop.manager)).toMatchObject({ code: 'not_found', field: 'intoId' })
    expect((await shop.merge(present.id, former.id, await signInStaff(shop, 'lumen', 'analyst'))).code).toBe(
      'forbidden',
    )
    expect(await shop.merge(present.id, former.id, shop.manager, { version: 9 })).toMatchObject({
      code: 'conflict',
      field: 'version',
    })
    expect(await shop.merge(present.id, former.id, shop.manager, { intoVersion: 9 })).toMatchObject({
      ...{ code: 'conflict', field: 'intoVersion' },
    })
    expect((await shop.merge(present.id, former.id)).code).toBe('0000')
    expect(await shop.merge(present.id, former.id)).toMatchObject({ code: 'not_found', field: 'id' })
  })

  it('and leaves in the audit log what was before and after when it is not', async () => {
    const [former, present] = [await shop.newBrand('Paper One', []), await shop.newBrand('Paper Two', [])]
    await shop.merge(former.id, present.id)
    const [entry] = await shop.rows(
      sql`select user_id, before, after from audit_entry where call = 'catalogEdit.mergeBrand' and ${former.id} = any (subjects)`,
    )
    expect(entry).toMatchObject({
      user_id: shop.manager.id,
      before: { former: { id: former.id, alias: former.alias }, present: { id: present.id } },
      after: { present: { id: present.id }, offers: 0 },
    })
  })
})

describe('an offer that is put in at the same time', () => {
  it('lands in the brand that stays, or is refused', async () => {
    const category = await shop.newCategory()
    const present = await shop.newBrand('Race Home', [category])
    const codes = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const former = await shop.newBrand('Race Away', [category])
      const [offered, merged] = await Promise.all([shop.sell(former.id, category), shop.merge(former.id, present.id)])
      expect(merged.code).toBe('0000')
      codes.add(offered.code)
      if (offered.code === '0000') expect(await shop.brandOf(offered.data?.id ?? '')).toBe(present.id)
      else expect(offered).toMatchObject({ code: 'not_found', field: 'categoryId' })
    }
    expect([...codes].every((code) => ['0000', 'not_found'].includes(code))).toBe(true)
    // The negative control: without a merge, the offer stays where it was put in.
    const former = await shop.newBrand('Calm Away', [category])
    expect(await shop.brandOf(await shop.newOffer(former.id, category))).toBe(former.id)
  })

  it('is waited for by a merge of its brand, and not by one of another brand', async () => {
    const category = await shop.newCategory()
    const [former, present, other] = [
      await shop.newBrand('Wait Away', [category]),
      await shop.newBrand('Wait Home', [category]),
      await shop.newBrand('Wait Other', [category]),
    ]
    const pattern = await shop.newOffer(present.id, category)
    const newId = String(BigInt(pattern) + 1_000_000n)
    let merging: ReturnType<typeof shop.merge> | undefined
    await shop.within('lumen', async (tx) => {
      await tx.execute(sql`insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, status, title,
          price_minor, delivery_mode, delivery_minutes, cover_path, cover_wide_path, listed_at)
        select tenant_id, ${newId}, ${former.id}, category_id, seller_id, standard_type, 1, 'Just in time', price_minor,
          delivery_mode, delivery_minutes, cover_path, cover_wide_path, listed_at from offer where id = ${pattern}`)
      // The negative control: a merge that the offer has nothing to do with goes through.
      expect((await shop.merge(other.id, present.id)).code).toBe('0000')
      merging = shop.merge(former.id, present.id)
      while ((await tx.execute(sql`select 1 from pg_locks where not granted`)).rowCount === 0);
      expect(await shop.brandOf(newId)).toBeUndefined()
    })
    expect((await merging)?.code).toBe('0000')
    expect(await shop.brandOf(newId)).toBe(present.id)
    expect(await shop.listed(present.id)).toContain(newId)
  })
})
