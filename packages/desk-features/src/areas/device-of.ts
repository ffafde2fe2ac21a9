import type { PageArea } from '@tradepost/domain/content/page-areas'

/** The devices whose pages have an area. */
export const deviceOf = ({ phone, desktop }: PageArea): 'phone' | 'desktop' | 'both' =>
  phone && desktop ? 'both' : phone ? 'phone' : 'desktop'
