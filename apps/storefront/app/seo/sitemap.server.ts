import type { Api } from '@tradepost/api-client'
import { type CallInput, calls } from '@tradepost/contract'
import { sitemapPaths } from '@tradepost/domain/address/routes'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import type { Scope } from '../scope/scope.server'
import { addressesOf, alternatesOf } from './addresses.ts'

type ListedType = CallInput<typeof calls.site.sitemap>['query']['type']
interface Entry {
  path: string
  updatedAt?: string
}

/** The highest page number that the gateway accepts. */
const mostPages = 1000

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const listedPaths: Record<ListedType, (id: string) => string | null> = {
  items: paths.item,
  stores: paths.store,
  articles: paths.article,
}

const fetchBrands = ({ api, context }: Scope) => api(calls.catalog.brandAll, { params: { id: context.tenant.siteId } })

const entriesOf: Record<string, (scope: Scope) => Promise<Entry[]>> = {
  pages: async ({ context }) => {
    const { categories } = await context.aliases()
    return [...sitemapPaths, ...Object.keys(categories).map(paths.category)].map((path) => ({ path }))
  },
  brands: async (scope) => (await fetchBrands(scope)).map(({ brandAlias }) => ({ path: paths.brand(brandAlias) })),
  categories: async (scope) =>
    (await fetchBrands(scope)).flatMap(({ brandAlias, categories }) =>
      categories
        .filter(({ offerCount }) => offerCount > 0)
        .map(({ categoryAlias }) => ({ path: paths.brandCategory(brandAlias, categoryAlias) })),
    ),
}

async function fetchListed(api: Api, type: ListedType, pageNo: number): Promise<Entry[]> {
  const { list } = await api(calls.site.sitemap, { query: { type, pageNo } })
  return list.flatMap(({ id, updatedAt }) => {
    const path = listedPaths[type](id)
    return path === null ? [] : [{ path, updatedAt }]
  })
}

const isListed = (type: string): type is ListedType => Object.hasOwn(listedPaths, type)

/** The entries of a sitemap part. Fixed kinds have one part each; items, stores and articles have numbered parts. */
async function entriesIn({ name, scope }: { name: string; scope: Scope }): Promise<Entry[]> {
  if (Object.hasOwn(entriesOf, name)) return (await entriesOf[name]?.(scope)) ?? []
  const [, type = '', page = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(name) ?? []
  const pageNo = wholeNumber(page, { max: mostPages })
  return isListed(type) && pageNo ? fetchListed(scope.api, type, pageNo) : []
}

/** One part of the sitemap, with the alternates of every address; null if there is no such part. */
export async function sitemapPart(scope: Scope, name: string): Promise<string | null> {
  const entries = await entriesIn({ name, scope })
  if (entries.length === 0) return null
  const languages = scope.site.languages.map(({ id }) => id)
  const { origin } = scope.context.tenant
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const links = alternatesOf(path, languages)
      .map(
        ({ hrefLang, path: href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xml(origin + href)}"/>`,
      )
      .join('')
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return addressesOf(path, languages).map(
      ({ path: address }) => `<url><loc>${xml(origin + address)}</loc>${modified}${links}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** The index of all parts: one for each fixed kind, and one for each page of items, stores and articles. */
export async function sitemapIndex(scope: Scope): Promise<string> {
  const { origin } = scope.context.tenant
  const counted = await Promise.all(
    Object.keys(listedPaths).map(async (type) => {
      const { total, pageSize } = await scope.api(calls.site.sitemap, { query: { type: type as ListedType } })
      return Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => `${type}-${index + 1}`)
    }),
  )
  const parts = [...Object.keys(entriesOf), ...counted.flat()]
  const lines = parts.map((part) => `<sitemap><loc>${xml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</sitemapindex>
`
}
