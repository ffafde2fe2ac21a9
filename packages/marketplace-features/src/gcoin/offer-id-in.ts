import { isId } from '@tradepost/domain/typed/id'

/** The offer id in an address or form; null if it is not an id. */
export const offerIdIn = (text: string | null): string | null => (text && isId(text) ? text : null)
