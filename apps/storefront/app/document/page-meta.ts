import type { MetaArgs, MetaDescriptor } from '@remix-run/node'
import { readMessages } from '../words/read-messages'
import type { RootData } from './frame'

/** Metadata of a page. */
export interface PageMeta {
  title: string
  description: string
  robots?: string
  /** Address of the page's share picture. */
  image?: string
  /** The Open Graph type. */
  type?: 'website' | 'product' | 'article'
  /** Page number of a list, from 1; absent for pages without page numbers. */
  page?: number
  /** Structured data (JSON-LD). */
  data?: Record<string, unknown>[]
}

/** The head of a page, which the server builds from `PageMeta`. */
export interface PageHead {
  tags: MetaDescriptor[]
  /** Structured data as script text; null if there is none. */
  data: string | null
}

/** The `meta` function of every route: the head tags of the loaded page, or the title of an error page. */
export function metaFromData({ data, matches, error }: Pick<MetaArgs, 'data' | 'matches' | 'error'>): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | null | undefined)?.head
  if (head) return head.tags
  const root = matches[0]?.data as RootData | undefined
  if (!root) return []
  const isMissing = (error as { status?: number } | undefined)?.status === 404
  const title = String(readMessages([root.words])[isMissing ? 'shell.notFoundTitle' : 'shell.errorTitle'] ?? '')
  return [{ title: `${title} | ${root.tenant.displayName}` }, { name: 'robots', content: 'noindex' }]
}
