import type { PushTopic } from '@tradepost/domain/push/push-topics'
import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** A browser on which a person of a seller is notified. */
export const pushDevice = pgTable(
  'push_device',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    userId: id64('user_id').notNull(),
    /** The session in which the device was last used; the database removes the device when that is revoked. */
    familyId: uuid('family_id').notNull(),
    endpointHash: bytea('endpoint_hash').notNull(),
    /** The subscription of the browser as JSON: its address and its keys. */
    subscriptionCt: bytea('subscription_ct').notNull(),
    subscriptionKeyId: text('subscription_key_id').notNull(),
    /** The public key that the browser subscribed with. */
    serverKey: text('server_key').notNull(),
    userAgent: text('user_agent'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
    deliveredAt: instant('delivered_at'),
    /** Failed attempts since the last success. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** The topics that a person does not want to be notified of. */
export const pushChoice = pgTable(
  'push_choice',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    muted: text('muted').array().$type<PushTopic[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)
