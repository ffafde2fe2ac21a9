/** The bounds of what content editors write. */
export const contentLimits = {
  noticeTitle: 120,
  noticeText: 1000,
  articleTitle: 150,
  articleSummary: 300,
  articleText: 20_000,
  topicName: 60,
  legalTitle: 150,
  legalText: 100_000,
  areaTitle: 120,
  areaText: 400,
  /** The words that describe a picture. */
  areaAlt: 200,
  areaLink: 500,
  /** Pictures or texts of an area. */
  areaBlocks: 12,
  /** Links of an area, or of a column of the footer. */
  areaLinks: 30,
  areaColumns: 6,
  /** Brands, categories or articles that are picked for an area. */
  areaPicks: 40,
  /** Reviews that an area shows. */
  areaComments: 6,
  eventTitle: 120,
  eventLead: 400,
  /** The longest time, in days, between two starts of an event that comes back. */
  eventAgainDays: 3660,
  sharedGameTitle: 120,
  /** The highest position in a list that editors order. */
  position: 9999,
  /** Minutes for which the address of a preview can be opened. */
  previewMinutes: 60,
  /** Items of one kind in a shop. */
  items: 1000,
  /** Versions of one item. */
  versions: 1000,
  /** The farthest time, in days, for which a publication can be planned. */
  aheadDays: 366,
} as const
