import type { MetaDescriptor } from '@remix-run/node'

/** What every page tells about itself. */
export interface PageMeta {
  title: string
  description: string
  robots?: string
}

/** `export const meta = metaFromData`: title, description and robots of the loaded page. */
export function metaFromData({ data }: { data?: unknown }): MetaDescriptor[] {
  const meta = (data as { meta?: PageMeta } | undefined)?.meta
  if (!meta) return []
  const { title, description, robots } = meta
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
  ]
}
