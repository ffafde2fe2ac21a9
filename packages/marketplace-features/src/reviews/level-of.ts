/** The tabs of a review list, in their order. */
export const reviewLevels = ['all', 'positive', 'neutral', 'negative'] as const
export type ReviewLevel = (typeof reviewLevels)[number]

/** Reads the level from an address; what it does not know is all of them. */
export const levelOf = (search: URLSearchParams): ReviewLevel =>
  reviewLevels.find((level) => level === search.get('reviews')) ?? 'all'
