/** The kinds of content that editors write as drafts and publish. */
export const contentKinds = [
  'notice',
  'look',
  'article',
  'topic',
  'legal',
  'area',
  'event',
  'pass-event',
  'shared-game',
] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentStates = ['draft', 'planned', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

/** The state of publication of an item. */
export interface ContentFacts {
  /** The version that the shop shows; null if it shows none. */
  shown: number | null
  /** The version that will be published at a planned time. */
  planned: number | null
  withdrawnAt: unknown
}

/** The state of an item. One that is shown stays published while a newer version is written or planned. */
export const stateOfContent = ({ shown, planned, withdrawnAt }: ContentFacts): ContentState => {
  if (shown !== null) return 'published'
  if (planned !== null) return 'planned'
  return withdrawnAt === null ? 'draft' : 'withdrawn'
}
