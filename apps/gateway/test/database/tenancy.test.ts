import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsafeRole } from '../../src/platform/db/check-role.ts'
import { createDatabase, type Tx } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createShop, type Shop } from '../support/shop.ts'

let gateway: Shop
beforeAll(async () => {
  gateway = await createShop({ poolSize: 1 })
})
afterAll(() => gateway.close())

/** Tables without a tenant: general data, such as currencies, and data of the installation. */
const globalTables = [
  'app_secret_seal',
  ...['tenant', 'site', 'client', 'currency', 'fx_rate', 'language', 'country', 'site_language', 'site_currency'],
  ...['migration', 'state_edge', 'transfer_rule', 'reserved_alias', 'job_worker', 'catalogue_version', 'rate_fetch'],
]

async function asOwner<T>(fn: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  return fn(owner).finally(() => owner.end())
}

describe('row-level security', () => {
  it('S41 is enabled on every tenant table, and the application’s role cannot bypass it', async () => {
    const { rows: tables } = await asOwner((owner) =>
      owner.query<{
        name: string
        enabled: boolean
        forced: boolean
        tenant: boolean
        using: string | null
        check: string | null
        key: string | null
      }>(`
        select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as tenant,
          pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as key
        from pg_class c left join pg_policy p on p.polrelid = c.oid and (0 = any (p.polroles) or 'tradepost_app'::regrole = any (p.polroles))
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`),
    )
    const tenantTables = tables.filter((table) => !globalTables.includes(table.name))
    expect(tenantTables.length).toBeGreaterThan(30)
    for (const table of tenantTables) {
      const rule = '(tenant_id = tid())'
      expect(table).toEqual({
        name: table.name,
        enabled: true,
        forced: true,
        tenant: true,
        using: rule,
        check: rule,
        key: 'tenant_id',
      })
    }
    expect(globalTables.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
    const { rows: views } = await asOwner((owner) =>
      owner.query<{
        relname: string
        filtered: boolean
      }>(`select relname, pg_get_viewdef(oid) ~ 'tenant_id = \\( *SELECT tid\\(\\)' as filtered
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> '{security_invoker=true}', false)`),
    )
    // The only view that reads as the owner (see its migration) must filter by tenant itself.
    expect(views).toEqual([{ relname: 'offer_listing', filtered: true }])
    expect(await unsafeRole(gateway.db)).toBeNull()
    await gateway.buy(await gateway.buyer(), await gateway.offer({ accounts: true, stock: 3 }))
    const filled = async (tx: Tx) => {
      const nonEmpty = []
      for (const { name } of [...tenantTables, { name: 'offer_listing' }]) {
        const { rows } = await tx
          .transaction((inner) => inner.execute<{ n: string }>(sql`select count(*) n from ${sql.identifier(name)}`))
          .catch((error) => {
            // A table that the application may not read counts as empty.
            if (String(error.cause).includes('permission denied')) return { rows: [{ n: '0' }] }
            throw error
          })
        if (rows[0]?.n !== '0') nonEmpty.push(name)
      }
      return nonEmpty
    }
    // Control: the tenant itself sees its rows.
    expect(await gateway.within('lumen', filled)).toEqual(
      expect.arrayContaining([
        ...['account_unit', 'app_user', 'offer', 'offer_listing', 'order_event', 'order_head', 'purchase'],
        ...['refresh_family', 'reservation', 'seller', 'tenant_key'],
      ]),
    )
    const other = await gateway.within('sahra', filled)
    expect(other.filter((name) => /^(offer|order|purchase|app_user|account_unit)/.test(name))).toEqual([])
    expect(await gateway.db.withoutTenant(filled)).toEqual([])
  })

  it('refuses roles that could see every tenant', async () => {
    for (const [url, fault] of [
      [gateway.urls.admin, 'is a superuser'],
      [gateway.urls.owner, 'owns tables'],
    ] as const) {
      const db = createDatabase({ connectionString: url, max: 1 })
      expect(await unsafeRole(db)).toContain(fault)
      await db.close()
    }
  })

  it('S42 leaves no tenant set on the pooled connection, even after an error', async () => {
    const insert = (tenantId: number, text: string) =>
      gateway.db.withTenant(tenantId, 'test', (tx) =>
        tx.execute(sql`insert into code_send values (${tenantId}, ${text}, now())`),
      )
    const visibleRows = (tenantId: number) =>
      gateway.db.withTenant(
        tenantId,
        'test',
        async (tx) =>
          (
            await tx.execute<{ email_key: string; pid: number }>(
              sql`select email_key, pg_backend_pid() pid from code_send`,
            )
          ).rows,
      )
    await insert(1, 'of one')
    expect(await visibleRows(2)).toEqual([])
    await expect(gateway.db.withTenant(1, 'test', (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
    expect(await visibleRows(2)).toEqual([])
    await expect(insert(1, 'of one')).rejects.toThrow()
    const afterError = await gateway.db.withoutTenant(
      async (tx) =>
        (
          await tx.execute<{ tenant: number | null; n: string }>(
            sql`select tid() tenant, (select count(*) from code_send) n`,
          )
        ).rows,
    )
    expect(afterError).toEqual([{ tenant: null, n: '0' }])
    // The database refuses rows of another tenant than the current one.
    await expect(
      gateway.db.withTenant(1, 'test', (tx) => tx.execute(sql`insert into code_send values (2, 'x', now())`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(gateway.db.pool.totalCount).toBe(1)
    // Control: a setting of the session instead of the transaction would have stayed.
    await gateway.db.withoutTenant((tx) => tx.execute(sql`select set_config('app.leak', 'one', false)`))
    const { rows } = await gateway.db.withoutTenant((tx) =>
      tx.execute<{ v: string }>(sql`select current_setting('app.leak', true) v`),
    )
    expect(rows[0]?.v).toBe('one')
  })

  it('returns the connection when a transaction cannot be set up', async () => {
    const tenantOf = async (tenantId: number, actor: string) => {
      const { rows } = await gateway.db.withTenant(tenantId, actor, (tx) =>
        tx.execute<{ tenant: number; pid: number }>(sql`select tid() tenant, pg_backend_pid() pid`),
      )
      return rows[0]
    }
    const before = await tenantOf(1, 'test')
    // PostgreSQL text cannot contain this character.
    await expect(tenantOf(1, 'a\u0000b')).rejects.toMatchObject({ code: '22021' })
    expect(await tenantOf(2, 'test')).toEqual({ ...before, tenant: 2 })
  })
})

describe('the tenant of a table', () => {
  it('is compared in one place: queries use ofTenant', () => {
    const gateway = path.join(import.meta.dirname, '../..')
    const sources = ['src', 'test', '../demo/src', '../demo/test', '../demo/bench'].flatMap((folder) =>
      readdirSync(path.join(gateway, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    const comparing = sources.filter(
      (name) => name.endsWith('.ts') && /\beq\(\s*\w+\.tenantId\b/.test(readFileSync(path.join(gateway, name), 'utf8')),
    )
    expect(comparing).toEqual(['src/platform/db/of-tenant.ts'])
  })
})

describe('the schema in code', () => {
  it('mirrors the schema in the database', async () => {
    const folder = path.join(import.meta.dirname, '../../src/platform/db/schema')
    const { rows } = await asOwner((owner) =>
      owner.query<{ table_name: string; column_name: string; nullable: boolean }>(
        `select table_name, column_name, is_nullable = 'YES' as nullable from information_schema.columns where table_schema = 'public'`,
      ),
    )
    const inDatabase = Map.groupBy(rows, (row) => row.table_name)
    let compared = 0
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )) {
      const module = (await import(path.join(folder, name))) as Record<string, unknown>
      for (const table of Object.values(module)) {
        if (!(table instanceof PgTable)) continue
        compared++
        const config = getTableConfig(table)
        const columns = inDatabase.get(config.name) ?? []
        expect([config.name, columns.map((row) => row.column_name).sort()]).toEqual([
          config.name,
          config.columns.map((column) => column.name).sort(),
        ])
        for (const column of config.columns) {
          const match = columns.find((row) => row.column_name === column.name)
          expect({ table: config.name, column: column.name, nullable: match?.nullable }).toEqual({
            table: config.name,
            column: column.name,
            nullable: !column.notNull,
          })
        }
      }
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('is refused if a migration was edited after this database had run it', async () => {
    expect(await migrate(gateway.urls.owner)).toEqual([])
    await asOwner((owner) => owner.query("update migration set hash = 'of another text' where tag = '0050_account'"))
    await expect(migrate(gateway.urls.owner)).rejects.toThrow('The migration 0050_account was changed after')
  })
})
