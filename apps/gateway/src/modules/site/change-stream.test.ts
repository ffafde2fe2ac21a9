import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'

let shop: Shop
let second: { url: string; close: () => Promise<void> }
let owner: pg.Client
const listeners: Listener[] = []
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  second = await secondGateway()
  owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(`select set_config('app.tenant_id', '1', false)`)
})
afterAll(async () => {
  await owner.end()
  for (const one of listeners) one.close()
  await second.close()
  await shop.close()
})

/** Another gateway on the same database, with its own connection for notifications. */
async function secondGateway() {
  const { config, clock, log } = shop.deps
  const databaseUrl = shop.urls.app
  const deps = compose({ config: { ...config }, databaseUrl, clock, log, poolSize: 4, patienceMs: 20_000 })
  const { app } = await buildApp(deps)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close().then(() => deps.db.close()) }
}

interface Listener {
  status: number
  messages: (string[] | null)[]
  close: () => void
}
const credential = (client: 'lumen-web' | 'sahra-web') => ({
  'x-client-id': client,
  'x-client-secret': testClientSecrets[client] ?? '',
})

async function listen(base: string, headers: Record<string, string>): Promise<Listener> {
  const abort = new AbortController()
  const messages: Listener['messages'] = []
  const answer = await fetch(`${base}/website/changes`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  })
  const one = { status: answer.status, messages, close: () => abort.abort() }
  listeners.push(one)
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: ')) messages.push((JSON.parse(line.slice(6)) as { facts: string[] | null }).facts)
    }
  }
  read().catch(() => undefined)
  return one
}

const first = () => shop.deps.config.publicUrl
const write = (statement: string) => owner.query(statement)

describe('the stream of changes', () => {
  it('X15 reaches the storefronts of its tenant through every gateway, wherever a change was written', async () => {
    const lumen = [await listen(first(), credential('lumen-web')), await listen(second.url, credential('lumen-web'))]
    const other = await listen(second.url, credential('sahra-web'))
    for (const { messages } of [...lumen, other]) await expect.poll(() => messages).toEqual([null])
    const offer = await shop.offer({ stock: 5 })
    const facts = (one: Listener) => new Set(one.messages.flatMap((set) => set ?? []))
    for (const one of lumen) await expect.poll(() => facts(one).has(`i:${offer}`) && facts(one).has('list')).toBe(true)
    const [game, seller] = [...facts(lumen[0] as Listener)].filter((fact) => /^list:/.test(fact)).sort()
    expect([game, seller]).toEqual([expect.stringMatching(/^list:\d+$/), expect.stringMatching(/^list:s\d+$/)])

    /** The facts that a statement announces. A new notice announces `site`, which marks the end. */
    const factsAfter = async (statement: string): Promise<string[]> => {
      for (const { messages } of lumen) messages.length = 0
      await write(statement)
      await write(`insert into notice (tenant_id, id, type, texts, published_at)
        select 1, coalesce(max(id), 0) + 1, 'site', '{}', now() from notice`)
      for (const one of lumen) await expect.poll(() => facts(one).has('site')).toBe(true)
      expect(facts(lumen[0] as Listener)).toEqual(facts(lumen[1] as Listener))
      return [...facts(lumen[0] as Listener)].filter((fact) => fact !== 'site').sort()
    }
    const all = [`i:${offer}`, 'list', game ?? '', seller ?? ''].sort()
    const updateOffer = (assignment: string) => `update offer set ${assignment} where id = ${offer}`
    expect(await factsAfter(updateOffer(`price_minor = price_minor + 1`))).toEqual(all)
    expect(await factsAfter(updateOffer(`title = title || '!'`))).toEqual(all)
    expect(await factsAfter(updateOffer(`status = 2`))).toEqual(all)
    expect(await factsAfter(updateOffer(`status = 1`))).toEqual(all)
    // A sale changes the page of the offer; lists change only when the last piece is sold.
    expect(await factsAfter(updateOffer(`available = 4, sold = 1`))).toEqual([`i:${offer}`])
    expect(await factsAfter(updateOffer(`available = 0, sold = 5`))).toEqual(all)
    expect(await factsAfter(updateOffer(`rank_score = rank_score + 1, sold = sold`))).toEqual([])
    expect(await factsAfter(`update seller set total_orders = total_orders + 1`)).toEqual([])
    expect(await factsAfter(`update brand set sales = sales + 1, popularity = popularity + 1`)).toEqual([])
    const [sellers] = [await factsAfter(`update seller set nick_name = nick_name || 'x'`)]
    expect(sellers).toEqual([`i:${seller?.slice('list:s'.length)}`])
    expect(other.messages).toEqual([null])
  })

  it('Z15 X15 announces that offers of a disabled seller or brand are gone, and that they are back', async () => {
    const [one] = await shop.rows<{ id: string; brand: string; seller: string }>(
      sql`select id::text, brand_id::text as brand, seller_id::text as seller from offer where status = 1 limit 1`,
    )
    const affected = [`i:${one?.id}`, 'list', `list:${one?.brand}`, `list:s${one?.seller}`]
    const person = await shop.buyer()
    await write(`update seller set user_id = ${person.id} where id = ${one?.seller}`)
    const listener = await listen(second.url, credential('lumen-web'))
    await expect.poll(() => listener.messages).toEqual([null])
    for (const owner of [
      `app_user set enabled = $ where id = ${person.id}`,
      `brand set enabled = $ where id = ${one?.brand}`,
    ])
      for (const enabled of ['false', 'true']) {
        listener.messages.length = 0
        await write(`update ${owner.replace('$', enabled)}`)
        const facts = () => new Set(listener.messages.flatMap((set) => set ?? []))
        await expect.poll(() => affected.filter((fact) => !facts().has(fact))).toEqual([])
      }
  })

  it('X15 covers every table that pages show', async () => {
    const rows = await shop.rows<{ name: string }>(sql`
      select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid
      where p.proname in ('shown_changed', 'offers_came_or_went', 'offers_changed_told')`)
    const names = new Set(rows.map(({ name }) => name))
    for (const table of ['offer', 'brand', 'category', 'brand_category', 'seller', 'review', 'site', 'site_language'])
      expect([table, names.has(table)]).toEqual([table, true])
    for (const table of ['site_currency', 'fx_rate', 'page_area', 'article', 'notice', 'game_event', 'pass_plan'])
      expect([table, names.has(table)]).toEqual([table, true])
  })

  it('X15 announces that anything may have changed when too much has changed to name it', async () => {
    const one = await listen(first(), credential('lumen-web'))
    await expect.poll(() => one.messages).toEqual([null])
    one.messages.length = 0
    await write(`insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, category_type, status,
        title, price_minor, received, available, delivery_mode, delivery_minutes, cover_path, cover_wide_path, listed_at)
      select tenant_id, 5000000 + n, brand_id, category_id, seller_id, standard_type, category_type, 1, 'Many', 100, 1, 1,
        'im', 5, 'a', 'b', listed_at from (select * from offer limit 1) o, generate_series(1, 300) n`)
    await expect.poll(() => one.messages.includes(null)).toBe(true)
    one.messages.length = 0
    await write(`update offer set price_minor = price_minor + 1 where id between 5000000 and 5000400`)
    await expect.poll(() => one.messages.includes(null)).toBe(true)
  })

  it('X15 is open to storefronts with a valid secret only', async () => {
    const origin = shop.deps.config.publicUrl
    for (const headers of [{}, { origin }, { 'x-client-id': 'lumen-web', 'x-client-secret': 'wrong' }])
      expect((await listen(first(), headers as Record<string, string>)).status).toBeGreaterThanOrEqual(400)
  })

  it('X15 makes the other gateway drop its cached site as soon as that changes', async () => {
    const nameOf = async (base: string) => {
      const answer = await fetch(`${base}/website/page/common/config?domain=${testTenants.lumen.host}&areaTypes=7`, {
        headers: credential('lumen-web'),
      })
      const { data } = (await answer.json()) as { data: { themeColor: string } }
      return data.themeColor
    }
    await Promise.all([nameOf(first()), nameOf(second.url)])
    await write(`update site set theme_color = '#123456' where tenant_id = 1`)
    for (const base of [first(), second.url]) await expect.poll(() => nameOf(base), { timeout: 2000 }).toBe('#123456')
  })
})
