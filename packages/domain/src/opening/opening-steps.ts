/** What a new shop needs before it opens, in the order in which a company does it. */
export const openingSteps = [
  'look',
  'lists',
  'legal',
  'sender',
  'payment',
  'catalog',
  'seller',
  'offer',
  'order',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** `waiting`: something was sent and nobody has answered yet. `failed`: it was tried and did not work. */
export const openingStates = ['open', 'waiting', 'failed', 'done'] as const
export type OpeningState = (typeof openingStates)[number]

/** The pages that say who runs a shop and on which terms. */
export const legalPages = ['terms', 'privacy', 'imprint'] as const
export type LegalPage = (typeof legalPages)[number]

/** The colour of a shop for which nobody has chosen one. */
export const defaultThemeColor = '#0a58ff'
