import type { AlertKind } from '@tradepost/contract/constants'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from './columns.ts'

export const offerAlert = pgTable(
  'offer_alert',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    userId: id64('user_id').notNull(),
    offerId: id64('offer_id').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    currency: text('currency'),
    belowMinor: minor('below_minor'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const notificationOff = pgTable(
  'notification_off',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.kind] })],
)
