import type { SellerKeyPermission, StaffKeyPermission } from '@tradepost/domain/permission/key-permissions'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** Keys by which programs of a seller, or of the shop, call the API. */
export const apiKey = pgTable(
  'api_key',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    /** Null for a key of the shop. */
    sellerId: id64('seller_id'),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyMac: bytea('key_mac').notNull(),
    permissions: text('permissions').array().$type<(SellerKeyPermission | StaffKeyPermission)[]>().notNull(),
    createdBy: id64('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
