import type { OrderState } from '@tradepost/domain/order/order-states'
import { type SQL, sql } from 'drizzle-orm'

/** States in brackets, for `in`. Literals instead of parameters: a plan may use a partial index of these states. */
export const stateList = (...states: readonly OrderState[]): SQL =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`)
