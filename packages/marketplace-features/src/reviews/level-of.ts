/** The tabs of a review list, in their order. */
export const reviewLevels = ['all', 'positive', 'neutral', 'negative'] as const
export type ReviewLevel = (typeof reviewLevels)[number]

/** Reads the level from an address; `all` if it is missing or unknown. */
export const levelOf = (search: URLSearchParams): ReviewLevel =>
  reviewLevels.find((level) => level === search.get('reviews')) ?? 'all'
