import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A bigint id, a string in the code: 19 digits do not fit a JavaScript number. */
export const id64 = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' })
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const tenantId = () => integer('tenant_id').notNull()
/** An instant in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** An amount in minor units; far below 2^53. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
