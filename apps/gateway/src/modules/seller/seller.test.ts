import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const edit = (id: string, body: object, by = shop.vendor) =>
  shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body }, shop.as(by))

async function send(text: string | Buffer, query = '') {
  const boundary = randomUUID()
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="o.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    Buffer.from(text),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${calls.seller.sellerOfferImport.path}${query}`,
    headers: {
      origin: testTenants.lumen.origin,
      'x-client-id': 'lumen-web',
      'x-client-secret': testClientSecrets['lumen-web'],
      authorization: `Bearer ${shop.vendor.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  })
  return answer.json() as { code: string; data?: { id: string } }
}

const state = async (id: string, by = shop.vendor) =>
  (await shop.inject(calls.seller.sellerOfferImportState, { params: { id } }, shop.as(by))).body

describe("a seller's offers", () => {
  it('can be edited by that seller only, within the allowed statuses', async () => {
    const id = await shop.offer({ stock: 5 })
    expect((await edit(id, { priceMinor: 777, available: 0 })).body.data).toMatchObject({
      priceMinor: 777,
      status: 3,
      available: 0,
    })
    expect((await edit(id, { status: 1 })).body).toMatchObject({ code: 'state_conflict', field: 'status' })
    expect((await edit(id, { available: 4 })).body.data).toMatchObject({ status: 1, nextStatuses: [2] })
    expect((await edit(id, { status: 6 })).body.code).toBe('state_conflict')
    expect((await edit(id, { status: 2 })).body.data).toMatchObject({ status: 2, nextStatuses: [1] })
    expect((await edit(id, { status: 7 })).body.code).toBe('state_conflict')
    expect((await edit(id, { status: 1 })).body.data?.status).toBe(1)
    expect((await edit(await shop.offer({ accounts: true }), { available: 9 })).body.code).toBe('quantity_invalid')
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await edit(id, { priceMinor: 1 }, stranger)).status).toBe(404)
    const away = await signInSeller(shop, { tenant: 'sahra', sellerId: null })
    expect((await edit(id, { priceMinor: 1 }, away)).status).toBe(404)
    const detailFor = (by: typeof shop.vendor) =>
      shop.inject(calls.seller.sellerOfferDetail, { params: { id } }, shop.as(by))
    expect((await detailFor(shop.vendor)).body.data).toMatchObject({ id, priceMinor: 777, status: 1 })
    expect((await detailFor(stranger)).status).toBe(404)
    expect((await detailFor(away)).status).toBe(404)
    const page = await shop.inject(calls.seller.sellerOfferPage, { body: { status: 1 } }, shop.as(shop.vendor))
    expect(page.body.data?.list.map((one) => one.id)).toContain(id)
    expect((await shop.inject(calls.seller.sellerOfferPage, {}, shop.as(stranger))).body.data?.total).toBe(0)
  })

  it('X-26 allow only the listed status changes, and maintenance for rentals only', async () => {
    const allowed: Record<number, readonly number[]> = { 1: [2], 2: [1], 3: [], 6: [], 7: [1] }
    for (const standardType of [0, 5]) {
      const id = await shop.offer({ stock: 5, standardType })
      for (const from of [1, 2, 3, 6, 7] as const)
        for (const to of [1, 2, 3, 6, 7] as const) {
          // A sold-out offer has no stock; adding stock would put it on sale.
          const stock = from === 3 ? 0 : 5
          await shop.rows(
            sql`update offer set status = ${from}, received = ${stock}, available = ${stock} where id = ${id}`,
          )
          const { status, body } = await edit(id, { status: to })
          const isAllowed = from === to || allowed[from]?.includes(to) || (standardType === 5 && from === 1 && to === 7)
          expect([standardType, from, to, status, body.code]).toEqual([
            ...[standardType, from, to, isAllowed ? 200 : 409, isAllowed ? '0000' : 'state_conflict'],
          ])
        }
    }
  })

  it('are not oversold while the seller edits their stock', async () => {
    const id = await shop.offer({ stock: 10, mode: 'im' })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
    await Promise.all([
      ...buyers.map((by) => shop.preOrder(by, [{ offerId: id, quantity: 1 }])),
      ...[3, 8, 2].map((available) => edit(id, { available })),
    ])
    const [row] = await shop.rows<{ ok: boolean }>(
      sql`select available + reserved + sold = received and available >= 0 as ok from offer where id = ${id}`,
    )
    expect(row).toEqual({ ok: true })
  })
})

describe("a seller's orders", () => {
  it('are delivered as text, visible to their seller only, and paid into the balance', async () => {
    const id = await shop.sold()
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await shop.deliver(id, stranger)).status).toBe(404)
    expect((await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(stranger))).status).toBe(404)
    const before = (await shop.inject(calls.seller.sellerBalance, {}, shop.as(shop.vendor))).body.data
    expect(before?.pending).toEqual([{ minor: 1250, currency: 'USD' }])
    const open = await shop.inject(
      calls.seller.sellerOrderPage,
      { body: { group: 'to-deliver' } },
      shop.as(shop.vendor),
    )
    expect(open.body.data?.list).toEqual([expect.objectContaining({ id, actions: ['deliver', 'refund_rest'] })])
    expect(JSON.stringify(open.body)).not.toContain('where-to@example.com')
    expect((await shop.deliver(id)).body.data).toMatchObject({ state: 'delivered', actions: [] })
    expect((await shop.deliver(id)).body.code).toBe('state_conflict')
    const shown = await shop.inject(calls.order.revealDelivery, { params: { id }, body: {} }, shop.as(shop.customer))
    expect(shown.body.data?.items).toEqual([{ label: 'note', value: 'Meet me at the gate.' }])
    await shop.handOver(shop.customer, id)
    await shop.inject(
      calls.order.confirmOrder,
      { params: { id }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    const after = (await shop.inject(calls.seller.sellerBalance, {}, shop.as(shop.vendor))).body.data
    expect(after).toEqual({ payable: [{ minor: 1150, currency: 'USD' }], pending: [] })
  })
})

describe('a list of offers', () => {
  it('is refused while the seller is suspended, and accepted again after', async () => {
    const stand = (standing: string) =>
      shop.rows(sql`update seller set standing = ${standing}, standing_reason = 'Late again.'
        where id = ${shop.vendor.sellerId}`)
    for (const standing of ['suspended', 'banned']) {
      await stand(standing)
      expect((await send('ref,brand\n')).code).toBe('seller_suspended')
    }
    for (const standing of ['vacation', 'active']) {
      await stand(standing)
      expect((await send('ref,brand\n')).code).toBe('0000')
    }
  })

  const header = 'ref,brand,category,title,price,stock,delivery'

  it('is imported in the background: creates offers, changes them when sent again, and refuses invalid lines', async () => {
    const lines = [
      'A-1,skyforge,kind-1,"Gold, 1000 pieces",12.50,40,',
      'A-2,skyforge,kind-1,"Two ""words""\nin two lines",3,5,Meet the courier.',
      'A-3,skyforge,kind-1,No price,-1,5,',
      'A-4,nowhere,kind-1,Unknown game,1,5,',
      'A-5,skyforge,kind-5,A rental,1,5,',
      ',skyforge,kind-1,No name,1,5,',
    ]
    const begun = await send([header, ...lines].join('\r\n'))
    const id = begun.data?.id ?? ''
    expect((await state(id)).data).toMatchObject({ state: 'waiting', percent: 0 })
    await shop.deps.jobs.runDue()
    expect((await state(id)).data).toMatchObject({ state: 'done', percent: 100, created: 2, changed: 0, refused: 4 })
    const refusals = await shop.inject(calls.seller.sellerOfferImportRefusals, { params: { id } }, shop.as(shop.vendor))
    expect(refusals.body.data?.list).toEqual([
      { line: 5, field: 'price', code: 'data_error' },
      { line: 6, field: 'category', code: 'not_found' },
      { line: 7, field: 'category', code: 'not_found' },
      { line: 8, field: 'ref', code: 'data_error' },
    ])
    const made =
      await shop.rows(sql`select r.ref, o.title, o.price_minor::int as price, o.available, o.delivery_mode as mode, o.status
      from offer o join offer_ref r on r.offer_id = o.id order by r.ref`)
    expect(made).toEqual([
      { ref: 'A-1', title: 'Gold, 1000 pieces', price: 1250, available: 40, mode: 'im', status: 1 },
      { ref: 'A-2', title: 'Two "words"\nin two lines', price: 300, available: 5, mode: 'platform', status: 1 },
    ])
    const again = await send([header, 'A-1,skyforge,kind-1,Gold,9.99,0,'].join('\n'))
    await shop.deps.jobs.runDue()
    expect((await state(again.data?.id ?? '')).data).toMatchObject({ created: 0, changed: 1, refused: 0 })
    expect(
      await shop.rows(
        sql`select o.price_minor::int as price, o.status from offer o join offer_ref r on r.offer_id = o.id where r.ref = 'A-1'`,
      ),
    ).toEqual([{ price: 999, status: 3 }])
    const stranger = await signInSeller(shop, { sellerId: null })
    expect((await state(id, stranger)).code).toBe('not_found')
  })

  it('is tried first: says what would happen, changes nothing, and is imported from there', async () => {
    // The imports of this test do not count with those of the others.
    shop.clock.advance(hourMs)
    const offers = () =>
      shop.rows(sql`select r.ref, o.title, o.price_minor::int as price, o.available from offer o
        join offer_ref r on r.offer_id = o.id order by r.ref`)
    const tried = async (...lines: string[]) => {
      const { data } = await send([header, ...lines].join('\n'), '?trial=true')
      await shop.deps.jobs.runDue()
      return (await state(data?.id ?? '')).data
    }
    const importTried = (id = '', by = shop.vendor) =>
      shop.inject(calls.seller.sellerOfferImportTried, { params: { id }, body: {} }, shop.as(by))
    await send([header, 'T-1,skyforge,kind-1,Ore,5,4,'].join('\n'))
    await shop.deps.jobs.runDue()
    const before = await offers()
    // More lines than one batch has: an offer of an earlier one counts, and the same reference is refused.
    const fresh = Array.from({ length: 120 }, (_, n) => `T-2-${n},skyforge,kind-1,Ore ${n},5,4,`)
    const trial = await tried('T-1,skyforge,kind-1,Ore,6,9,', 'T-3,nowhere,kind-1,Ore,5,4,', ...fresh, fresh[0] ?? '')
    expect(trial).toMatchObject({ isTrial: true, state: 'done', created: 120, changed: 1, refused: 2 })
    expect(await offers()).toEqual(before)
    const refusals = await shop.inject(
      calls.seller.sellerOfferImportRefusals,
      { params: { id: trial?.id ?? '' } },
      shop.as(shop.vendor),
    )
    expect(refusals.body.data?.list).toEqual([
      { line: 3, field: 'category', code: 'not_found' },
      { line: 124, field: 'ref', code: 'duplicate' },
    ])
    expect((await importTried(trial?.id, await signInSeller(shop, { sellerId: null }))).status).toBe(404)
    const begun = await importTried(trial?.id)
    await shop.deps.jobs.runDue()
    const done = (await state(begun.body.data?.id ?? '')).data
    expect(done).toMatchObject({ isTrial: false, state: 'done', created: 120, changed: 1, refused: 2 })
    expect(await offers()).toHaveLength(before.length + 120)
    // An import is no trial, and the list of a trial is gone once it was removed.
    expect((await importTried(done?.id)).body).toMatchObject({ code: 'state_conflict', field: 'id' })
    const [stored] = await shop.rows<{ key: string }>(
      sql`select storage_key as key from offer_import where id = ${trial?.id ?? ''}`,
    )
    await shop.deps.files.remove(stored?.key ?? '')
    expect((await importTried(trial?.id)).body.code).toBe('state_conflict')
    shop.clock.advance(hourMs)
  })

  it('comes back as it went out; filled cells change an offer, empty ones leave it', async () => {
    const wide = 'ref,brand,category,title,description,price,stock,min,max,unit,minutes'
    const made = 'E-1,skyforge,kind-1,Ore,"First line\nSecond, with a comma",12.50,7,2,6,ton,45'
    await send([wide, made].join('\n'))
    await shop.deps.jobs.runDue()
    const rowOf = async () =>
      (await shop.inject(calls.seller.sellerOfferRows, { body: {} }, shop.as(shop.vendor))).body.data?.list.find(
        ({ ref }) => ref === 'E-1',
      )
    const row = await rowOf()
    expect(row).toMatchObject({
      ...{ brand: 'skyforge', category: 'kind-1', title: 'Ore', description: 'First line\nSecond, with a comma' },
      ...{ priceMinor: 1250, stock: 7, min: 2, max: 6, unit: 'ton', minutes: 45 },
    })
    const outcome = async (line: string) => {
      const id = (await send([wide, line].join('\n'))).data?.id ?? ''
      await shop.deps.jobs.runDue()
      return (await state(id)).data
    }
    expect(await outcome(made)).toMatchObject({ created: 0, changed: 1, refused: 0 })
    expect(await rowOf()).toEqual(row)
    expect(await outcome('E-1,skyforge,kind-1,Ore,,12.50,7,,9,,')).toMatchObject({ changed: 1 })
    expect(await rowOf()).toEqual({ ...row, max: 9 })
    expect(await outcome('E-1,skyforge,kind-1,Ore,,12.50,7,,1,,')).toMatchObject({ changed: 0, refused: 1 })
    // The part after the last id is empty.
    const after = (
      await shop.inject(calls.seller.sellerOfferRows, { body: { after: row?.id ?? '' } }, shop.as(shop.vendor))
    ).body.data
    expect(after?.list.map(({ ref }) => ref)).not.toContain('E-1')
    const other = await signInSeller(shop, { sellerId: null })
    expect((await shop.inject(calls.seller.sellerOfferRows, { body: {} }, shop.as(other))).body.data?.list).toEqual([])
  })

  it('says who supplies an offer, and refuses what does not fit before it writes anything', async () => {
    const wide = 'ref,brand,category,title,price,stock,delivery,supply'
    const send3 = async (...lines: string[]) => {
      const id = (await send([wide, ...lines].join('\n'))).data?.id ?? ''
      await shop.deps.jobs.runDue()
      const refusals = await shop.inject(
        calls.seller.sellerOfferImportRefusals,
        { params: { id } },
        shop.as(shop.vendor),
      )
      return {
        ...(await state(id)).data,
        refusals: refusals.body.data?.list.map(({ line, field, code }) => `${line} ${field} ${code}`),
      }
    }
    const rowOf = async (ref: string) =>
      (await shop.inject(calls.seller.sellerOfferRows, { body: {} }, shop.as(shop.vendor))).body.data?.list.find(
        (row) => row.ref === ref,
      )
    const line = (ref: string, stock: number, delivery: string, supply: string) =>
      `${ref},skyforge,kind-1,Ore,12.50,${stock},${delivery},${supply}`
    // Without an endpoint nothing can be declared.
    expect(
      await send3(
        ...[line('S-1', 5, '', 'declared'), line('S-2', 5, '', 'manual'), line('S-3', 5, 'a text', 'manual')],
        ...[line('S-4', 5, '', 'vault'), line('S-5', 0, '', 'vault'), line('S-6', 5, '', 'somebody')],
        ...[line('S-7', 5, 'a text', 'vault'), line('S-8', 5, 'a text', '')],
      ),
    ).toMatchObject({
      ...{ created: 3, changed: 0, refused: 5 },
      refusals: [
        ...['2 supply state_conflict', '4 delivery data_error', '5 stock quantity_invalid', '7 supply data_error'],
        '8 supply data_error',
      ],
    })
    expect(await rowOf('S-2')).toMatchObject({ supply: 'manual', stock: 5 })
    expect(await rowOf('S-5')).toMatchObject({ supply: 'vault', stock: 0 })
    expect(await rowOf('S-8')).toMatchObject({ supply: 'text', stock: 5 })
    // A refused line changes nothing else of its offer.
    expect(await send3('S-2,skyforge,kind-1,Another title,1.00,9,,declared')).toMatchObject({
      ...{ changed: 0, refused: 1, refusals: ['2 supply state_conflict'] },
    })
    expect(await rowOf('S-2')).toMatchObject({ title: 'Ore', priceMinor: 1250, stock: 5, supply: 'manual' })

    await shop.rows(sql`insert into seller_endpoint (tenant_id, seller_id, url, secret_ct, secret_key_id, set_at, rotated_at)
      select 1, ${shop.vendor.sellerId}, 'https://stock.example/calls', 'sealed', k.id, moment(), moment()
      from tenant_key k where k.tenant_id = 1 limit 1`)
    expect(await send3(line('S-1', 250, '', 'declared'), line('S-2', 30, '', ' Declared '))).toMatchObject({
      ...{ created: 1, changed: 1, refused: 0 },
    })
    expect(await rowOf('S-1')).toMatchObject({ supply: 'declared', stock: 250 })
    expect(await rowOf('S-2')).toMatchObject({ supply: 'declared', stock: 30 })
    // As it went out it comes back, and an empty cell leaves the supply.
    const before = await rowOf('S-2')
    expect(await send3(line('S-2', 30, '', 'declared'), line('S-1', 250, '', ''))).toMatchObject({ changed: 2 })
    expect(await rowOf('S-2')).toEqual(before)
    expect(await rowOf('S-1')).toMatchObject({ supply: 'declared', stock: 250 })
    expect(await send3(line('S-2', 7, '', 'manual'), line('S-1', 0, '', 'vault'))).toMatchObject({ changed: 2 })
    expect(await rowOf('S-2')).toMatchObject({ supply: 'manual', stock: 7 })
    expect(await rowOf('S-1')).toMatchObject({ supply: 'vault', stock: 0 })
  })

  it('W3 from a spreadsheet is imported and cleaned, or refused with the reason', async () => {
    const made = async (ref: string) =>
      (
        await shop.rows(sql`select o.title, o.price_minor::int as price from offer o
          join offer_ref r on r.offer_id = o.id where r.ref = ${ref}`)
      )[0]
    const imported = async (list: string | Buffer) => {
      const id = (await send(list)).data?.id ?? ''
      await shop.deps.jobs.runDue()
      const refusals = await shop.inject(
        calls.seller.sellerOfferImportRefusals,
        { params: { id } },
        shop.as(shop.vendor),
      )
      const { created, changed, refused, state: outcome } = (await state(id)).data ?? {}
      return { created, changed, refused, outcome, list: refusals.body.data?.list }
    }
    const german = [
      'sep=;',
      'Ref;Brand;Category;Title;Price;Stock;Delivery',
      'W-1;skyforge;kind-1;Ein Ding;12,50;4;',
      'W-2;skyforge;kind-1;Noch eins;1.299,00;4;',
      ';;;;;;',
      ' ; ;;;\t;;',
      'W-3;skyforge;kind-1;"Viel; mehr";7;4;',
      '1,91E+18;skyforge;kind-1;Eins;1;1;',
      '1.91E+18;skyforge;kind-1;Zwei;1;1;',
      'W-4;skyforge;kind-1;Code;1;1;4,5E+15',
      'W-3;skyforge;kind-1;Dasselbe;8;4;',
      'W-5;skyforge;kind-1;Unklar;1.299;4;',
      'W-6;skyforge;kind-1;\u202egni\u200bht\u202c A\u2060\u00ad;1;4;',
      'W-7;skyforge;kind-1;\u200b\u202e;1;4;',
      'W-1\u200b;skyforge;kind-1;Doppelt;1;4;',
      ',,,,',
    ].join('\r\n')
    expect(await imported(`\ufeff${german}`)).toEqual({
      ...{ created: 4, changed: 0, refused: 7, outcome: 'done' },
      list: [
        { line: 8, field: 'ref', code: 'number_shortened' },
        { line: 9, field: 'ref', code: 'number_shortened' },
        { line: 10, field: 'delivery', code: 'number_shortened' },
        { line: 11, field: 'ref', code: 'duplicate' },
        { line: 12, field: 'price', code: 'data_error' },
        { line: 14, field: 'title', code: 'data_error' },
        { line: 15, field: 'ref', code: 'duplicate' },
      ],
    })
    expect(await made('W-1')).toEqual({ title: 'Ein Ding', price: 1250 })
    expect(await made('W-2')).toEqual({ title: 'Noch eins', price: 129_900 })
    expect(await made('W-3')).toEqual({ title: 'Viel; mehr', price: 700 })
    expect(await made('W-6')).toEqual({ title: 'gniht A', price: 100 })

    const tabbed = german.replaceAll(';', '\t').split('\r\n').slice(1, 3).join('\r\n')
    const swapped = Buffer.from(`\ufeff${tabbed}`, 'utf16le').swap16()
    for (const bytes of [Buffer.from(`\ufeff${tabbed}`, 'utf16le'), swapped])
      expect(await imported(bytes)).toMatchObject({ created: 0, changed: 1, refused: 0, outcome: 'done' })
    const comma = `${header}\nW-8,skyforge,kind-1,"1,299.00 gold","1,299.00",5,\n,,,,,,\n,,,,,,\n`
    expect(await imported(comma)).toMatchObject({ created: 1, refused: 0 })
    expect(await made('W-8')).toEqual({ title: '1,299.00 gold', price: 129_900 })
    const western = Buffer.from(`${header}\nW-9,skyforge,kind-1,Gr\u00fcn,1,5,\n`, 'latin1')
    expect(await imported(western)).toMatchObject({ created: 0, outcome: 'failed' })
    expect((await edit(await shop.offer(), { title: '\u202eab\u200bc' })).body.data?.title).toBe('abc')
  })

  it('is refused as a whole, with the reason, when the file is no such list', async () => {
    for (const [text, failure] of [
      ['name,price\nx,1', 'ref'],
      [`${header}\nA-9,skyforge,kind-1,"never closed,1,5,`, 'line 2'],
    ] as const) {
      const begun = await send(text)
      await shop.deps.jobs.runDue()
      expect((await state(begun.data?.id ?? '')).data).toMatchObject({ state: 'failed', failure })
    }
    expect((await send('')).code).toBe('upload_format')
  })

  it('is read in chunks, wherever they end', async () => {
    const bytes = new TextEncoder().encode('\uFEFFa;"b;""c"\r\nعرض;"x\ny"\n\nlast;1')
    for (const size of [1, 2, 3, 7, 1000]) {
      async function* chunks() {
        for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
      }
      const read = []
      for await (const { line, cells } of csvLines(chunks())) read.push([line, ...cells])
      expect(read, `chunks of ${size}`).toEqual([
        [1, 'a', 'b;"c'],
        [2, 'عرض', 'x\ny'],
        [5, 'last', '1'],
      ])
    }
  })
})
