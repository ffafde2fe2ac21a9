/** The bounds of what content editors write. */
export const contentLimits = {
  noticeTitle: 120,
  noticeText: 1000,
  /** Items of one kind in a shop. */
  items: 1000,
  /** Versions of one item. */
  versions: 1000,
  /** The farthest time, in days, for which a publication can be planned. */
  aheadDays: 366,
} as const
