import type { FeatureContext } from '../kernel/server.ts'

interface MoreMeta {
  robots?: string
  /** Address of the artwork the page is about. */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** The page number of its list. */
  page?: number
  /** Structured data of the page. */
  data?: Record<string, unknown>[]
}

/** Metadata of a page: title with the shop's name, description and more. */
export const pageMeta = ({ tenant }: FeatureContext, title: string, description: string, more: MoreMeta = {}) => ({
  title: title.includes(tenant.displayName) ? title : `${title} | ${tenant.displayName}`,
  description,
  ...more,
})
