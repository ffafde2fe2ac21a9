import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fitsId64 } from './id64.ts'

/** Condition for the row with an id that a caller sent, by the index of the column. An id that no row can have matches none. */
export const hasId = (column: AnyPgColumn, id: string): SQL => eq(column, fitsId64(id) ? id : '0')
