import { type Body, type Catalogue, keywords } from './search-mix.ts'

/** The commonest words in titles of offers. */
async function commonWords(query: <R>(text: string) => Promise<R[]>): Promise<string[]> {
  const rows = await query<{ word: string }>(
    `select word from (select title from offer where tenant_id = 1 and status = 1 order by id limit 5000) o,
       regexp_split_to_table(lower(o.title), '[^a-z]+') word
     where length(word) > 2 group by word order by count(*) desc, word limit 24`,
  )
  return rows.map(({ word }) => word)
}

/** `size` words from `words`, beginning at `start` and wrapping around. */
const phrase = (words: readonly string[], start: number, size: number) =>
  Array.from({ length: size }, (_, n) => words[(start + n * 5) % words.length])
    .join(' ')
    .slice(0, 144)

/** Thirty searches of each kind that has a time limit. */
export async function searchKinds(
  { brandIds, categoryIds, attributes }: Catalogue,
  query: <R>(text: string) => Promise<R[]>,
): Promise<Record<string, Body[]>> {
  const words = await commonWords(query)
  const filter = (n: number) => {
    const attribute = attributes[n % attributes.length]
    return n % 2 === 0 || !attribute
      ? { inStock: true, priceMin: 500, priceMax: 5000 }
      : { attributes: [{ attributeId: attribute.attributeId, values: [attribute.value] }] }
  }
  const sorts = ['recommended', 'price-asc', 'price-desc', 'newest', 'seller-rating', 'fast-delivery'] as const
  const kind = (body: (n: number) => Body): Body[] =>
    Array.from({ length: 30 }, (_, n) => ({ sort: sorts[n % sorts.length], pageSize: 24, ...body(n) }))
  return {
    'no keyword': kind((n) => ({
      ...(n % 3 === 0 ? {} : { brandId: brandIds[n % brandIds.length] }),
      ...(n % 3 === 2 ? { categoryId: categoryIds[n % categoryIds.length] } : {}),
    })),
    'a keyword': kind((n) => ({ keyWord: keywords[n % keywords.length] })),
    'a keyword and a filter': kind((n) => ({ keyWord: keywords[n % keywords.length], ...filter(n) })),
    'five common words': kind((n) => ({ keyWord: phrase(words, n, 5) })),
    'twelve words': kind((n) => ({ keyWord: phrase(words, n, 12) })),
    'page 1 of a filtered list': kind((n) => filter(n)),
    'page 1,000 of a filtered list': kind((n) => ({ ...filter(n), pageNo: 1000 })),
  }
}
