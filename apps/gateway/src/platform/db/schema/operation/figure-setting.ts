import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id64, instant } from '../columns.ts'

/** The time zone of a shop's figures; UTC without a row. */
export const figureSetting = pgTable('figure_setting', {
  tenantId: integer('tenant_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  setBy: id64('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})
