import { isId } from '@tradepost/domain/typed/id'

const largest = 2n ** 63n - 1n
/** Every number with fewer digits than the largest one fits. */
const safeLength = 18

/** True if an id fits the database's bigint. An id that does not fit belongs to no row. */
export const fitsId64 = (id: string): boolean => isId(id) && (id.length <= safeLength || BigInt(id) <= largest)
