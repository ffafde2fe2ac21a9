import type { RoleSide } from '@tradepost/domain/permission/permissions'
import type { RolePreset } from '@tradepost/domain/permission/roles'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

export const role = pgTable(
  'role',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    permissions: text('permissions').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const roleMember = pgTable(
  'role_member',
  {
    tenantId: tenantId(),
    side: text('side').$type<RoleSide>().notNull(),
    userId: id64('user_id').notNull(),
    sellerId: id64('seller_id'),
    preset: text('preset').$type<RolePreset>(),
    roleId: uuid('role_id'),
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.side, t.userId] })],
)

/** A person of the staff who also creates tenants. Only the owning role adds rows. */
export const platformAdmin = pgTable(
  'platform_admin',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    side: text('side').$type<'staff'>().notNull(),
    /** The invited address, until somebody accepts. */
    email: text('email'),
    emailKey: text('email_key'),
    userId: id64('user_id'),
    namedAt: instant('named_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const memberInvitation = pgTable(
  'member_invitation',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    side: text('side').$type<RoleSide>().notNull(),
    sellerId: id64('seller_id'),
    preset: text('preset').$type<RolePreset>(),
    roleId: uuid('role_id'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    /** Null for a tenant's first administrator, whom `tenant create` invites. */
    invitedBy: id64('invited_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
