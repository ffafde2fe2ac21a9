import type { MetaArgs, MetaDescriptor } from '@remix-run/node'
import type { RootData } from './frame'

/** What every page tells about itself. */
export interface PageMeta {
  title: string
  description: string
  robots?: string
  /** Address of the artwork the page is about. */
  image?: string
  /** What the page is, as Open Graph names it. */
  type?: 'website' | 'product' | 'article'
  /** Which page of a list it shows, counted from 1; a page that has no pages says nothing. */
  page?: number
  /** What machines are told about the page. */
  data?: Record<string, unknown>[]
}

/** The same once the server has worked out what stands in the document's head. */
export interface PageHead {
  tags: MetaDescriptor[]
  /** Structured data as script text; null where there is none. */
  data: string | null
}

/** `export const meta = metaFromData`: what the server put together for the loaded page; a page that failed has its own title. */
export function metaFromData({ data, matches, error }: Pick<MetaArgs, 'data' | 'matches' | 'error'>): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | null | undefined)?.head
  if (head) return head.tags
  const root = matches[0]?.data as RootData | undefined
  if (!root) return []
  const missing = (error as { status?: number } | undefined)?.status === 404
  const title = String(root.words[missing ? 'shell.notFoundTitle' : 'shell.errorTitle'] ?? '')
  return [{ title: `${title} | ${root.tenant.displayName}` }, { name: 'robots', content: 'noindex' }]
}
