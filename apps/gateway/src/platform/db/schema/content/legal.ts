import type { ConsentOccasion, LegalDocument } from '@tradepost/domain/content/legal-documents'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Localised } from '../brand.ts'
import { id64, instant, tenantId } from '../columns.ts'

/** A legal page as it held from a time on; none is ever changed. */
export const legalVersion = pgTable(
  'legal_version',
  {
    tenantId: tenantId(),
    document: text('document').$type<LegalDocument>().notNull(),
    version: integer('version').notNull(),
    texts: jsonb('texts').$type<Localised<{ title: string; html: string }>>().notNull(),
    needsConsent: boolean('needs_consent').notNull(),
    holdsFrom: instant('holds_from').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.document, t.version] })],
)

/** The agreement of a customer to a version of the terms; none is ever changed. */
export const legalConsent = pgTable(
  'legal_consent',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    userId: id64('user_id').notNull(),
    document: text('document').$type<'terms'>().notNull().default('terms'),
    version: integer('version').notNull(),
    occasion: text('occasion').$type<ConsentOccasion>().notNull(),
    purchaseId: uuid('purchase_id'),
    at: instant('at').notNull(),
    locale: text('locale').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
