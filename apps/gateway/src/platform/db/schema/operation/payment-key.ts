import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** Keys of a tenant's account at the card provider that staff set, sealed. */
export const paymentKey = pgTable(
  'payment_key',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    /** `api` for calls to the provider, `webhook` for the signatures of its events. */
    kind: text('kind').$type<'api' | 'webhook'>().notNull(),
    /** Empty once the key has ended and the next change wiped it. */
    secretCt: bytea('secret_ct').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    lastFour: text('last_four').notNull(),
    accountRef: text('account_ref'),
    createdBy: id64('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until when the environment's secret, which a first one replaces, still signs events. */
    othersUntil: instant('others_until'),
    endsAt: instant('ends_at'),
    endedBy: id64('ended_by'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
