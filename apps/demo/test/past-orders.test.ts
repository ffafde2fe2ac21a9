import { standardCategories } from '@tradepost/gateway/modules/tenant/standard-categories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewWords, textsFor } from '../src/reviews/review-texts.ts'
import { seedTenants } from '../src/tenant/tenants.ts'
import { createUsualGateway, type FilledGateway } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
})
afterAll(() => gateway.close())

const rowsOf = async <T>(tenantId: number, query: ReturnType<typeof sql>) =>
  gateway.db.withTenant(tenantId, 'test', async (tx) => (await tx.execute(query)).rows as T[])

describe.each(seedTenants.map(({ id, code }) => ({ id, code })))('the figures of $code', ({ id: tenantId }) => {
  const rows = <T>(query: ReturnType<typeof sql>) => rowsOf<T>(tenantId, query)

  it('count only reviews of a finished order, by its buyer', async () => {
    const [found] = await rows<{ reviews: number; orders: number }>(sql`
      select count(*)::int reviews, count(distinct o.id)::int orders from review r
      left join order_head o on o.tenant_id = r.tenant_id and o.id = r.order_id and o.buyer_id = r.author_id
        and o.offer_id = r.offer_id and o.seller_id = r.seller_id and o.state in ('confirmed', 'closed')
        and o.confirmed_at <= r.created_at`)
    expect(found?.reviews).toBeGreaterThan(50)
    expect(found?.orders).toBe(found?.reviews)
  })

  it('are those of the rows behind them', async () => {
    const wrong = await rows(sql`
      select 'offer' as what, o.id::text, o.sold::text as stored, coalesce(sum(r.quantity), 0)::text as counted from offer o
        left join reservation r on r.tenant_id = o.tenant_id and r.offer_id = o.id and r.state = 'consumed'
        where o.standard_type <> 5 group by o.tenant_id, o.id having o.sold <> coalesce(sum(r.quantity), 0)
      union all select 'orders', s.id::text, s.total_orders::text, count(o.id)::text from seller s
        left join order_head o on o.tenant_id = s.tenant_id and o.seller_id = s.id and o.confirmed_at is not null
        group by s.tenant_id, s.id having s.total_orders <> count(o.id)
      union all select 'reviews', s.id::text, s.review_count || ' ' || s.score_sum, count(r.id) || ' ' || coalesce(sum(r.score), 0)
        from seller s left join review r on r.tenant_id = s.tenant_id and r.seller_id = s.id
        group by s.tenant_id, s.id having (s.review_count, s.score_sum) <> (count(r.id), coalesce(sum(r.score), 0))
      union all select 'rating', s.id::text, s.rating::text, round(avg(r.score), 1)::text
        from seller s left join review r on r.tenant_id = s.tenant_id and r.seller_id = s.id
        group by s.tenant_id, s.id having s.rating is distinct from round(avg(r.score), 1)
      union all select 'rating of an offer', o.id::text, o.seller_rating::text, s.rating::text
        from offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
        where o.seller_rating is distinct from s.rating
      union all select 'level', s.id::text, s.level::text, seller_level(s.total_orders)::text from seller s
        where coalesce(s.level, 0) > seller_level(s.total_orders)
      union all select 'instant', o.id::text, o.instant::text, o.delivery_mode from offer o
        where o.instant <> (o.delivery_mode = 'platform')
      union all select 'brought along', r.seller_id::text, r.history_orders::text, '0' from seller_record r
        where num_nonnulls(nullif(r.history_orders, 0), r.history_delivery, r.history_service, r.history_description,
          r.history_performance) > 0`)
    expect(wrong).toEqual([])
  })

  it('show nobody as online who never signed in', async () => {
    const online = await rows(sql`select id from seller where presence <> 'auto' or last_seen_at is not null`)
    expect(online).toEqual([])
  })

  it('give a level and scores to sellers with enough orders', async () => {
    const [found] = await rows<{ levels: number; scores: number }>(sql`select count(level)::int levels,
      count(performance_score)::int scores from seller`)
    expect(found?.levels).toBeGreaterThan(2)
    expect(found?.scores).toBeGreaterThan(10)
  })

  it('come with reviews of which no two are equal', async () => {
    const equal = await rows(sql`select text from review group by text having count(*) > 1`)
    expect(equal).toEqual([])
  })
})

describe('an order that the seed records', () => {
  it('has the rows of one that the gateway made', async () => {
    const shapes = await rowsOf<{ recorded: boolean; shape: unknown }>(
      1,
      sql`
      select distinct u.email like 'demo-customer-%' as recorded, jsonb_build_object(
        'events', (select jsonb_agg(e.to_state || split_part(e.actor, ':', 1) order by e.seq) from order_event e
          where e.tenant_id = o.tenant_id and e.order_id = o.id),
        'transfers', (select jsonb_agg(t.kind || t.unit || t.ref_kind || t.created_by order by t.kind) from transfer t
          where t.tenant_id = o.tenant_id and t.ref_id in (o.id::text, o.paid_by::text)),
        'legs', (select jsonb_agg(distinct a.purpose || sign(p.amount)) from transfer t
          join posting p on p.tenant_id = t.tenant_id and p.transfer_id = t.id
          join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
          where t.tenant_id = o.tenant_id and t.ref_id in (o.id::text, o.paid_by::text)),
        'steps', (select count(*) from order_handover h where h.tenant_id = o.tenant_id and h.order_id = o.id),
        'units', (select count(*) from delivery_unit d where d.tenant_id = o.tenant_id and d.order_id = o.id),
        'reserved', (select jsonb_agg(r.state || (r.unit_id is not null)) from reservation r
          where r.tenant_id = o.tenant_id and r.order_id = o.id),
        'invoices', (select jsonb_agg(i.kind || (i.amount_minor = o.total_minor)) from invoice i
          where i.tenant_id = o.tenant_id and i.order_id = o.id),
        'order', (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(o)) where key in
          ('state', 'late', 'version', 'fee_percent', 'currency', 'per_usd', 'deadline_at', 'discount_minor')),
        'filled', (select jsonb_agg(key order by key) from jsonb_each(to_jsonb(o)) where value <> 'null'),
        'payment', (select jsonb_build_array(y.state, y.provider, y.amount_minor = o.total_minor) from payment y
          where y.tenant_id = o.tenant_id and y.id = o.paid_by),
        'listing', exists (select from order_listing l where l.tenant_id = o.tenant_id and l.order_id = o.id)) as shape
      from order_head o join app_user u on u.tenant_id = o.tenant_id and u.id = o.buyer_id
      join offer f on f.tenant_id = o.tenant_id and f.id = o.offer_id
      join offer_price p on p.tenant_id = f.tenant_id and p.offer_id = f.id
      where f.standard_type = 0 and o.delivery_mode = 'platform' and o.insured_until is not null
        and not exists (select from review r where r.tenant_id = o.tenant_id and r.order_id = o.id)
        and exists (select from order_event e where e.tenant_id = o.tenant_id and e.order_id = o.id
          and e.to_state = 'confirmed' and e.actor = 'platform') and o.total_minor >= 100
        and u.email ~ '^demo-(customer|buyer)-'`,
    )
    const of = (isRecorded: boolean) =>
      shapes.filter(({ recorded }) => recorded === isRecorded).map(({ shape }) => shape)
    expect(of(true)).toHaveLength(1)
    expect(of(true)).toEqual(of(false))
  })
})

describe('the texts of reviews', () => {
  const kinds = standardCategories.map(({ kind }) => kind)
  const levels = ['positive', 'neutral', 'negative'] as const
  const all = (language: keyof typeof reviewWords) =>
    kinds.flatMap((kind) =>
      levels.flatMap((level) =>
        [true, false].flatMap((isSlow) =>
          [true, false].flatMap((isAutomatic) => textsFor({ language, kind, level, isSlow, isAutomatic })),
        ),
      ),
    )

  it.each(['en', 'de', 'ar', 'ja'] as const)('are many and different in %s, and fit the goods', (language) => {
    expect(new Set(all(language)).size).toBeGreaterThan(1000)
    for (const kind of kinds) {
      const texts = levels.flatMap((level) => textsFor({ language, kind, level, isSlow: false, isAutomatic: true }))
      expect(new Set(texts).size, kind).toBeGreaterThanOrEqual(200)
      expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([])
    }
    const sentences = kinds.flatMap((kind) => Object.values(reviewWords[language].goods[kind]).flat())
    expect(sentences.filter((one, n) => sentences.indexOf(one) !== n)).toEqual([])
    expect(sentences.filter((one) => !/[.!?。！]$/.test(one))).toEqual([])
  })
})
