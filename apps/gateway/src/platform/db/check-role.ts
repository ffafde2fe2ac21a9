import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Describes why row-level security does not restrict the application role: it is a superuser, has BYPASSRLS or owns a
 * table. Null if the role is restricted.
 */
export async function unsafeRole(db: Database): Promise<string | null> {
  const { rows } = await db.withoutTenant((tx) =>
    tx.execute<{ name: string; super: boolean; bypass: boolean; owns: boolean }>(sql`
      select r.rolname as name, r.rolsuper as super, r.rolbypassrls as bypass,
        exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p')
            and pg_has_role(current_user, c.relowner, 'member')) as owns
      from pg_roles r where r.rolname = current_user`),
  )
  const role = rows[0]
  if (!role) return 'The database role could not be read.'
  const faults = [
    role.super && 'is a superuser',
    role.bypass && 'bypasses row-level security',
    role.owns && 'owns tables',
  ]
    .filter(Boolean)
    .join(' and ')
  return faults
    ? `DATABASE_URL connects as ${role.name}, which ${faults}; the gateway needs a role that owns nothing and bypasses nothing.`
    : null
}
