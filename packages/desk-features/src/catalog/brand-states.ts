/** The brands that a list shows. */
export const brandStates = ['all', 'shown', 'hidden'] as const
export type BrandState = (typeof brandStates)[number]
