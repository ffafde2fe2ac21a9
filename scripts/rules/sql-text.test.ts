import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { trackedFiles } from '../rooms/rooms.ts'
import { allowed, statementsIn, unexplainedStatements } from './sql-text.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = 'apps/gateway/src/'
const sources = new Map(
  trackedFiles()
    .filter((file) => file.startsWith(folder) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file.slice(folder.length), readFileSync(path.join(root, file), 'utf8')]),
)

it('writes statements with the query builder, and as text only where a file has a reason', () => {
  expect(sources.size).toBeGreaterThan(200)
  expect(unexplainedStatements(sources)).toEqual([])
})

it('lists only files that hold a statement as text', () => {
  const needless = Object.keys(allowed).filter((file) => statementsIn(sources.get(file) ?? '').length === 0)
  expect(needless).toEqual([])
})

it.each([
  'await tx.execute(sql`select 1 from offer`)',
  'tx.execute<{ id: string }>(\n  sql`\n    update offer set status = 1 where id = 1`,\n)',
  'const rows = sql<Row>`with hits as (select 1) select * from hits`',
  'tx.execute(sql`delete from mail where id = 1`)',
  "tx.execute('insert into mail (id) values (1)')",
  "tx.execute(sql.raw('select 1 from mail'))",
])('refuses %s', (source) => {
  expect(unexplainedStatements(new Map([['modules/order/x.ts', source]]))).toHaveLength(1)
})

it.each([
  "tx.execute(sql`select set_config('app.actor', 'staff', true)`)",
  'tx.execute(sql`select pg_advisory_xact_lock(1)`)',
  'tx.select({ n: sql<number>`count(*)::int` }).from(offer)',
  'sql`exists (select 1 from offer)`',
])('accepts %s', (source) => {
  expect(unexplainedStatements(new Map([['modules/order/x.ts', source]]))).toEqual([])
})
