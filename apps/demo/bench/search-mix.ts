import type { CallInput, calls } from '@tradepost/contract'

export type Body = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>

export const keywords = [
  'gold',
  'valorant',
  'account',
  'elderflame',
  'fortnite skin',
  'ps5',
  'eu',
  'craft',
  'runscape',
  'フォート',
  'radiant',
  'gift card',
]
const sorts = ['recommended', 'price-asc', 'price-desc', 'newest', 'seller-rating', 'fast-delivery'] as const

export interface Catalogue {
  brandIds: readonly string[]
  categoryIds: readonly string[]
  attributes: readonly { attributeId: string; value: string }[]
}

/** The filters that shoppers use, alone and combined. */
function filters({ attributes }: Catalogue): Body[] {
  return [
    {},
    { inStock: true },
    { deliveryMode: 'platform', priceMin: 500, priceMax: 5000 },
    { verified: true, instant: true },
    { priceMin: 10_000 },
    ...attributes.map(({ attributeId, value }) => ({ attributes: [{ attributeId, values: [value] }] })),
  ]
}

/**
 * Searches for every keyword, game, category, pair of game and category, and the whole shop, with every sort order and
 * varying filters and pages.
 */
export function searchMix(catalogue: Catalogue): Body[] {
  const narrowings = filters(catalogue)
  const { brandIds, categoryIds } = catalogue
  const subjects: Body[] = [
    {},
    ...keywords.map((keyWord) => ({ keyWord })),
    ...brandIds.map((brandId) => ({ brandId })),
    ...categoryIds.map((categoryId) => ({ categoryId })),
    ...brandIds.map((brandId, index) => ({ brandId, categoryId: categoryIds[index % categoryIds.length] })),
    ...brandIds.slice(0, 6).map((brandId, index) => ({ brandId, keyWord: keywords[index % keywords.length] })),
  ]
  return subjects.flatMap((subject, index) =>
    sorts.map((sort, n) => ({
      ...subject,
      ...narrowings[(index + n) % narrowings.length],
      sort: subject.keyWord && n === 0 ? 'best-match' : sort,
      pageNo: 1 + ((index + n * 2) % 5),
      pageSize: 24,
    })),
  )
}

/** Reads the data that the searches use: games by popularity, every category, attribute values of offers. */
export async function catalogueOf(query: <R>(text: string) => Promise<R[]>): Promise<Catalogue> {
  const ids = async (text: string) => (await query<{ id: string }>(text)).map(({ id }) => id)
  return {
    brandIds: await ids('select id from brand where tenant_id = 1 order by popularity desc limit 20'),
    categoryIds: await ids('select id from category where tenant_id = 1 order by position'),
    attributes: await query<{ attributeId: string; value: string }>(
      `select distinct on (d.id) d.id as "attributeId", a ->> 'v' as value
       from (select attributes from offer where tenant_id = 1 and status = 1 order by id limit 300) o,
         jsonb_array_elements(o.attributes) a join attribute_def d on d.tenant_id = 1 and d.id::text = a ->> 'a' and d.filterable
       order by d.id, value`,
    ),
  }
}
