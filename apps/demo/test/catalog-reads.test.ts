import { calls } from '@tradepost/contract'
import { checkInvariants } from '@tradepost/gateway/modules/check-invariants'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUsualGateway, type FilledGateway, sellInEveryCurrency } from './filled-gateway.ts'

let gateway: FilledGateway
let id = ''
beforeAll(async () => {
  gateway = await createUsualGateway()
  await sellInEveryCurrency(gateway.urls.owner)
  const { body } = await gateway.inject(calls.offer.offerPage, { body: { inStock: true, pageSize: 1 } })
  id = body.data?.list[0]?.id ?? ''
})
afterAll(() => gateway.close())

const detail = (input: object = {}, headers: Record<string, string> = {}) =>
  gateway.inject(calls.offer.offerDetail, { params: { id }, body: input }, { headers })

async function asOwner(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  try {
    await owner.query(`select set_config('app.tenant_id', '1', false)`)
    await owner.query(text, values)
  } finally {
    await owner.end()
  }
}

it('a read in one round trip sees one tenant and the actor, and leaves no settings on the connection', async () => {
  const read = (tenantId: number) =>
    gateway.db.read<{ n: number; actor: string }>(tenantId, 'someone', {
      name: 'read_test',
      text: `select count(*)::int as n, current_setting('app.actor') as actor from offer where id = $1`,
      values: [id],
    })
  // More readers than connections, so that each connection serves both tenants.
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => read((n % 2) + 1)))
  answers.forEach(([row], n) => {
    expect(row).toEqual({ n: n % 2 === 0 ? 1 : 0, actor: 'someone' })
  })
  const broken = gateway.db.read(1, 'x', { text: 'select 1 / $1::int as n', values: [0] })
  await expect(broken).rejects.toMatchObject({ code: '22012' })
  const { rows } = await gateway.db.pool.query(
    `select (select count(*)::int from offer) as n, current_setting('app.tenant_id', true) as tenant`,
  )
  expect(rows[0].n).toBe(0)
  expect(rows[0].tenant).toBeFalsy()
  expect((await read(1))[0]?.n).toBe(1)
})

it('a named read works again on the same connections after a failure, and after a migration changed its columns', async () => {
  const share = (values: unknown[]) =>
    gateway.db.read(1, 'x', { name: 'share', text: 'select 6 / $1::int as n', values })
  const all = (value: number) => Promise.allSettled(Array.from({ length: 30 }, () => share([value])))
  expect(new Set((await all(0)).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(await all(2)).toEqual(Array.from({ length: 30 }, () => ({ status: 'fulfilled', value: [{ n: 3 }] })))
  await asOwner('create table shape (n int); insert into shape values (7); grant select on shape to public')
  const shape = () => gateway.db.read(1, 'x', { name: 'shape', text: 'select n from shape', values: [] })
  expect(await shape()).toEqual([{ n: 7 }])
  await asOwner(`alter table shape alter n type text using 'seven'`)
  await expect(shape()).rejects.toMatchObject({ code: '0A000' })
  expect(await shape()).toEqual([{ n: 'seven' }])
})

it('the next read sees a changed name, rate or price, although names and rates are cached', async () => {
  const before = (await detail({ toCurrencyId: '2' })).body.data
  expect(before?.price?.currency).toBe('EUR')
  await asOwner(`update fx_rate set per_usd = per_usd * 2 where code = 'EUR'`)
  const dearer = (await detail({ toCurrencyId: '2' })).body.data
  expect(dearer?.converted?.rate).toBeCloseTo((before?.converted?.rate ?? 0) * 2, 6)
  await asOwner('update brand set name = $2, names = $3 where id = $1', [before?.brandId, 'Renamed', '{}'])
  expect((await detail()).body.data?.brandName).toBe('Renamed')
  await asOwner('update offer set price_minor = 4321 where id = $1', [id])
  expect((await detail({ toCurrencyId: '1' })).body.data?.price).toEqual({ minor: 4321, currency: 'USD' })
  const listed = await gateway.inject(calls.offer.offerPage, {
    body: { priceMin: 4321, priceMax: 4321, toCurrencyId: '1' },
  })
  expect(listed.body.data?.list.map((offer) => offer.id)).toContain(id)
})

it('the count of a seller’s offers changes when one is taken off sale', async () => {
  const before = (await detail({ isGetSellerInfo: true })).body.data?.sellerInfo?.offers ?? 0
  const listed = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute<{ n: number }>(
      sql`select count(*)::int as n from offer where status <> 2 and seller_id = (select seller_id from offer where id = ${id})`,
    ),
  )
  expect(before).toBe(listed.rows[0]?.n)
  await asOwner('update offer set status = 2 where id = $1', [id])
  expect((await detail({ isGetSellerInfo: true })).body.data?.sellerInfo?.offers).toBe(before - 1)
  await asOwner('update offer set status = 1 where id = $1', [id])
})

it('isTranslate answers the stored translation together with the original', async () => {
  const original = (await detail()).body.data
  const language = original?.textLanguage === 'de' ? 'en' : 'de'
  const translated = (await detail({ isTranslate: true }, { lang: language })).body.data
  expect(translated?.textLanguage).toBe(language)
  expect(translated?.title).not.toBe(original?.title)
  expect(translated?.original).toEqual({
    title: original?.title,
    description: original?.description,
    language: original?.textLanguage,
  })
  expect((await detail({}, { lang: language })).body.data).not.toHaveProperty('original')
  const untranslated = await detail({ isTranslate: true }, { lang: original?.textLanguage ?? 'en' })
  expect(untranslated.body.data).not.toHaveProperty('original')
  // After its seller changed the text, the stored translation is no longer shown.
  await asOwner('update offer set title = $2 where id = $1', [id, 'Something else'])
  expect((await detail({ isTranslate: true }, { lang: language })).body.data).toMatchObject({ title: 'Something else' })
})

it('C-42 an attribute has the type, the position and the main flag of its definition', async () => {
  const attributes = async () => (await detail()).body.data?.attributes ?? []
  const [first, second] = await attributes()
  const define = (attributeId: string | undefined, type: number, sort: number, main: boolean) =>
    asOwner('update attribute_def set attr_type = $2, sort = $3, is_main = $4 where id = $1', [
      attributeId,
      type,
      sort,
      main,
    ])
  await define(first?.id, 5, 41, true)
  await define(second?.id, 1, 7, false)
  const now = new Map((await attributes()).map((one) => [one.id, one]))
  expect(now.get(first?.id ?? '')).toMatchObject({ attrType: 5, sort: 41, isMainAttr: true })
  expect(now.get(second?.id ?? '')).toMatchObject({ attrType: 1, sort: 7, isMainAttr: false })
})

it('a converted price names the original price, and the newest rate with its day', async () => {
  const tomorrow = '2026-03-03'
  await asOwner(`insert into fx_rate (code, rate_date, per_usd) values ('JPY', $1, '151.25')`, [tomorrow])
  const shown = (await detail({ toCurrencyId: '5' })).body.data
  const cents = shown?.converted?.from.minor ?? 0
  expect(shown?.converted).toEqual({ from: { minor: cents, currency: 'USD' }, rate: 151.25, rateDate: tomorrow })
  expect(shown?.price).toEqual({ minor: Math.floor((cents * 151.25) / 100 + 0.5), currency: 'JPY' })
})

interface UnavailableOffer extends Record<string, unknown> {
  id: string
  status: number
  shownUntil: Date
  storedUntil: Date
  jobs: number
}

it('a seeded offer that is rented or in maintenance has a real rental, shows when it is back, and comes back by itself', async () => {
  expect(await checkInvariants(gateway.db)).toEqual([])
  const unavailableOffers = async () =>
    (
      await gateway.db.withTenant(1, 'test', (tx) =>
        tx.execute<UnavailableOffer>(sql`
          select o.id::text, o.status, coalesce(o.released_on, o.maintenance_until) as "shownUntil",
            case o.status when 6 then r.ends_at else u.maintenance_until end as "storedUntil",
            (select count(*)::int from graphile_worker._private_jobs j where j.run_at = case o.status when 6 then r.ends_at else u.maintenance_until end
              and j.key like '1:finance.' || case o.status when 6 then 'release_rental:' || r.order_id else 'end_maintenance:' || u.id || '%' end) as jobs
          from offer o join account_unit u on u.tenant_id = o.tenant_id and u.offer_id = o.id
          join rental r on r.tenant_id = u.tenant_id and r.unit_id = u.id
          where o.status in (6, 7) order by o.id`),
      )
    ).rows
  const seeded = await unavailableOffers()
  expect(new Set(seeded.map(({ status }) => status))).toEqual(new Set([6, 7]))
  const standing = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from offer where status in (6, 7)`),
  )
  expect(seeded).toHaveLength(standing.rows[0]?.n ?? -1)
  for (const { id: offerId, shownUntil, storedUntil, jobs } of seeded)
    expect([offerId, shownUntil, jobs]).toEqual([offerId, storedUntil, 1])
  const last = Math.max(...seeded.map(({ storedUntil }) => new Date(storedUntil).getTime()))
  gateway.clock.set(new Date(last))
  await gateway.deps.jobs.runDue()
  expect(await checkInvariants(gateway.db)).toEqual([])
  const state = async (offerId: string) =>
    (await gateway.inject(calls.offer.offerDetail, { params: { id: offerId }, body: {} })).body.data
  for (const { id: offerId, status } of seeded) {
    // An account in maintenance can be rented again; a lent one waits for new details from its seller.
    const back = status === 7 ? { status: 1, available: 1 } : { status: 7, available: 0, releasedOn: null }
    expect(await state(offerId)).toMatchObject(back)
  }
})

it('X22 B-18 offers of every kind are marked as verified only with a report of checks that all passed', async () => {
  const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute(sql`select standard_type, count(*) filter (where verified)::int as marked,
      count(*) filter (where verified and verified_report is null)::int as unproven from offer group by 1`),
  )
  expect(rows.reduce((sum, row) => sum + Number(row.marked), 0)).toBeGreaterThan(0)
  expect(rows.filter((row) => row.unproven !== 0)).toEqual([])
  for (const standardType of [0, 1, 2, 3, 4, 5]) {
    const { body } = await gateway.inject(calls.offer.offerPage, {
      body: { verified: true, standardTypes: [standardType], pageSize: 5 },
    })
    for (const { id: marked } of body.data?.list ?? []) {
      const one = await gateway.inject(calls.offer.offerDetail, { params: { id: marked }, body: {} })
      expect(one.body.data?.verifiedReport?.checks.every(({ passed }) => passed)).toBe(true)
    }
  }
  // The database refuses the mark without a report, and with a report of a failed check.
  const mark = (change: string) =>
    asOwner(`update offer set ${change} where id = (select min(id) from offer where not verified)`)
  await expect(mark('verified = true')).rejects.toMatchObject({ code: '23514' })
  const failed = JSON.stringify({ checkedAt: '2026-01-01T00:00:00Z', checks: [{ key: 'login_tested', passed: false }] })
  await expect(mark(`verified = true, verified_report = '${failed}'`)).rejects.toMatchObject({ code: '23514' })
})

it('C-40 an offer has the list style of its category', async () => {
  const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute(sql`select distinct on (o.brand_id, o.category_id) o.id::text as id, bc.standard_type as type, bc.template
      from offer o join brand_category bc using (tenant_id, brand_id, category_id) where o.status = 1`),
  )
  const styles = new Set<number>()
  for (const row of rows as { id: string; type: number; template: string }[]) {
    const one = await gateway.inject(calls.offer.offerDetail, { params: { id: row.id }, body: {} })
    const shown = row.type === 2 && row.template.endsWith('-radio') ? 2 : 1
    expect([row.template, one.body.data?.listStyle]).toEqual([row.template, shown])
    styles.add(shown)
  }
  expect(styles).toEqual(new Set([1, 2]))
})
