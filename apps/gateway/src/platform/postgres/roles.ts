import { createClient } from '../db/client.ts'
import type { EmbeddedPostgres } from './supervisor.ts'

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password)

/** Creates missing roles and the database. `owner` runs migrations; `app` owns nothing and bypasses nothing. */
export async function prepareDatabase(server: Pick<EmbeddedPostgres, 'url'>, database = 'tradepost'): Promise<void> {
  const admin = createClient(server.url('admin', 'postgres'))
  await admin.connect()
  try {
    for (const role of ['owner', 'app'] as const) {
      const name = admin.escapeIdentifier(`tradepost_${role}`)
      const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [`tradepost_${role}`])
      const verb = rowCount ? 'alter' : 'create'
      const password = admin.escapeLiteral(passwordOf(server.url(role)))
      await admin.query(
        `${verb} role ${name} login nosuperuser nobypassrls nocreaterole nocreatedb password ${password}`,
      )
    }
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await admin.query(`create database ${admin.escapeIdentifier(database)} owner tradepost_owner`)
  } finally {
    await admin.end()
  }
}
