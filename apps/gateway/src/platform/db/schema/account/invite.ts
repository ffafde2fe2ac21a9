import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

export const inviteToken = pgTable(
  'invite_token',
  { tenantId: tenantId(), userId: id64('user_id').notNull(), token: text('token').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

export const inviteRecord = pgTable(
  'invite_record',
  {
    tenantId: tenantId(),
    friendId: id64('friend_id').notNull(),
    inviterId: id64('inviter_id').notNull(),
    deviceKey: text('device_key').notNull(),
    ipKey: text('ip_key').notNull(),
    hours: integer('hours').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.friendId] })],
)
