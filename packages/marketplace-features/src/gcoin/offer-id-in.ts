import { isId } from '@tradepost/domain/typed/id'

/** An id of an offer that came with an address or a form. */
export const offerIdIn = (text: string | null): string | null => (text && isId(text) ? text : null)
