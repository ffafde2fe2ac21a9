import { isId } from '@tradepost/domain/typed/id'

const largest = 2n ** 63n - 1n

/** Whether an id fits the database's bigint. No row has an id that does not. */
export const fitsId64 = (id: string): boolean => isId(id) && BigInt(id) <= largest
