/** The application whose page failed in a browser. */
export const pageErrorApps = ['shop', 'desk'] as const
export type PageErrorApp = (typeof pageErrorApps)[number]

export const pageErrorStates = ['open', 'resolved', 'ignored'] as const
export type PageErrorState = (typeof pageErrorStates)[number]

export const pageErrorLimits = {
  name: 80,
  message: 1000,
  frames: 12,
  source: 200,
  route: 200,
  version: 40,
  /** New groups of a shop in a day; reports that would be one more are dropped. */
  groupsPerDay: 200,
  /** Versions, browsers and routes that a group remembers. */
  facts: 20,
} as const
