import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id64, instant, tenantId } from '../columns.ts'

/** The address at which a program of a seller is called for units of declared stock, and the secrets that sign the calls. */
export const sellerEndpoint = pgTable(
  'seller_endpoint',
  {
    tenantId: tenantId(),
    sellerId: id64('seller_id').notNull(),
    url: text('url').notNull(),
    secretCt: bytea('secret_ct').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    /** The secret before the last rotation. It signs the calls as well until `previousUntil`. */
    previousCt: bytea('previous_ct'),
    previousKeyId: text('previous_key_id'),
    previousUntil: instant('previous_until'),
    setAt: instant('set_at').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId] })],
)

/** A question to the program of a seller about an order, and how it ended. */
export const declaredRequest = pgTable(
  'declared_request',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    orderId: id64('order_id').notNull(),
    offerId: id64('offer_id').notNull(),
    kind: text('kind').$type<'reserve' | 'provide' | 'cancel'>().notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'pending' | 'done' | 'failed' | 'dropped'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    answer: text('answer'),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
    nextAt: instant('next_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
