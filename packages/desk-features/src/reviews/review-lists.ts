/** The lists of reviews: the negative ones first, because they are read first. */
export const reviewLists = ['negative', 'all', 'removed'] as const
export type ReviewList = (typeof reviewLists)[number]
