import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, tenantId } from '../columns.ts'

export const offerTranslation = pgTable(
  'offer_translation',
  {
    tenantId: tenantId(),
    offerId: id64('offer_id').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.offerId, t.language] })],
)
