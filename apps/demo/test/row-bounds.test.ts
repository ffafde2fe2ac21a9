import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkContract } from '@tradepost/contract/check'
import { contractEntries } from '@tradepost/contract/openapi'
import { testTenants } from '@tradepost/gateway/test/minimal-tenants'
import { testClientSecrets } from '@tradepost/gateway/test/test-clients'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createNotingGateway } from './noted-rows.ts'
import { addsNothing, bounds, following, platformOnly } from './row-bounds.ts'

let gateway: Awaited<ReturnType<typeof createNotingGateway>>
let closing = false
beforeAll(async () => {
  gateway = await createNotingGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as { port: number }
  Object.assign(gateway.deps.config, { publicUrl: `http://127.0.0.1:${port}` })
  void work()
}, 600_000)
afterAll(async () => {
  closing = true
  await gateway.close()
})
/** Runs due jobs by the test's clock, as a worker would. */
async function work() {
  while (!closing) {
    await gateway.deps.jobs.runDue().catch(() => {})
    await setTimeout(50)
  }
}

const source = path.join(import.meta.dirname, '../../gateway/src')
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const read = (name: string) => readFileSync(path.join(source, name), 'utf8')
const names = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? []
const person = (email: string) => ({ email: `${email}@tradepost.example`, password: 'Tradepost-2026' })

describe('the rows that a caller can add', () => {
  it('Z21 have a bound for every writing call: the table lists all of them', () => {
    const writing = contractEntries()
      .filter(({ call }) => call.method !== 'GET')
      .map(({ topic, name }) => `${topic}.${name}`)
    const existing = contractEntries().map(({ topic, name }) => `${topic}.${name}`)
    const placed = [...Object.keys(bounds), ...addsNothing]
    expect(writing.filter((name) => !placed.includes(name))).toEqual([])
    expect(placed.filter((name) => !existing.includes(name))).toEqual([])
    expect(placed.filter((name, index) => placed.indexOf(name) !== index)).toEqual([])
    for (const [name, { rate, cap, once, step, by }] of Object.entries(bounds))
      expect([name, [rate, cap, once, step, by].some(Boolean)]).toEqual([name, true])
  })

  it('Z21 are bounded by limits, tests and keys that exist', async () => {
    const rules = new Set(
      sources.flatMap((name) => [...read(name).matchAll(/name: '([\w.-]+)', limit: /g)].map((one) => one[1])),
    )
    const caps = readFileSync(path.join(import.meta.dirname, '../../gateway/test/database/row-caps.test.ts'), 'utf8')
    const { rows } = await gateway.db.withoutTenant((tx) =>
      tx.execute<{ key: string }>(sql`
        select c.relname || '(' || string_agg(a.attname, ', ' order by k.at) || ')' as key
        from pg_index i join pg_class c on c.oid = i.indrelid
        cross join unnest(i.indkey::int[]) with ordinality k (attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indisunique and c.relnamespace = 'public'::regnamespace and a.attname <> 'tenant_id'
        group by i.indexrelid, c.relname`),
    )
    const keys = rows.map(({ key }) => key)
    for (const [name, { rate, cap, once }] of Object.entries(bounds)) {
      expect([name, names(rate).filter((rule) => !rules.has(rule))]).toEqual([name, []])
      if (once) expect([name, keys.includes(once)]).toEqual([name, true])
      if (cap?.endsWith('.ts')) expect(sources.map((one) => one.replaceAll(path.sep, '/'))).toContain(cap)
      else if (cap) expect(caps).toMatch(new RegExp(`async '?${cap}'?\\(`))
    }
  })

  it('Z21 cover every table that the application may write to', async () => {
    const { rows } = await gateway.db.withoutTenant((tx) =>
      tx.execute<{ name: string }>(sql`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'noted'
          and has_table_privilege(c.oid, 'insert') order by 1`),
    )
    const placed = [...Object.values(bounds).flatMap(({ adds }) => names(adds)), ...following, ...platformOnly]
    expect(rows.map(({ name }) => name).filter((name) => !placed.includes(name))).toEqual([])
    const added = new Set(Object.values(bounds).flatMap(({ adds }) => names(adds)))
    expect([...following, ...platformOnly].filter((name) => added.has(name))).toEqual([])
  })

  it('Z21 match the table: the test makes every call and the database records the added rows', async () => {
    const report = await checkContract({
      url: gateway.deps.config.publicUrl,
      clientId: 'lumen-web',
      clientSecret: testClientSecrets['lumen-web'],
      origin: testTenants.lumen.origin,
      ...{ tenantId: '1', siteId: '1001', buyer: person('demo'), seller: person('demo-seller') },
      ...{ staff: person('demo-service'), secondStaff: person('demo-service2') },
    })
    expect(report.deviations).toEqual([])
    const addedTables = await gateway.tablesByCall()
    expect(addedTables.size).toBeGreaterThan(40)
    for (const [name, tables] of addedTables) {
      const allowed = [...names(bounds[name]?.adds), ...following]
      expect([name, [...tables].filter((table) => !allowed.includes(table))]).toEqual([name, []])
    }
  }, 600_000)
})
