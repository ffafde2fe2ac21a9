export const mediaKindChoices = ['all', 'picture', 'video'] as const
export const mediaUses = ['all', 'used', 'unused'] as const

/** What the address of the library says about its filter. */
export interface MediaFilter {
  keyword: string
  kind: (typeof mediaKindChoices)[number]
  use: (typeof mediaUses)[number]
}
