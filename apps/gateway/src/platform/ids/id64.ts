import { isId } from '@tradepost/domain/typed/id'

const largest = 2n ** 63n - 1n

/** Whether an id of up to 19 digits is one the database can hold; any other simply names nothing. */
export const fitsId64 = (id: string): boolean => isId(id) && BigInt(id) <= largest
