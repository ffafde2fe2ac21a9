import type { CallData, calls } from '@tradepost/contract'
import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { pickText } from '../../platform/text/localised.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { ListingFilter } from './listing-filters.ts'
import { facetSample, type Hits, type HitsReader, type ValueCount } from './listing-hits.ts'

type OfferPage = CallData<typeof calls.offer.offerPage>

const facetValues = 30

/** The attributes that lists may be narrowed by, in the order shown. */
const shownFacets = (facts: CatalogSnapshot) =>
  [...facts.attributes]
    .filter(([, { filterable }]) => filterable)
    .sort(([idA, a], [idB, b]) => a.sort - b.sort || (BigInt(idA) < BigInt(idB) ? -1 : 1))

/** The attributes that the visitor has not filtered. Their values are counted in the query of the hits. */
export function openFacets(facts: CatalogSnapshot, { attributes }: ListingFilter): ReadonlySet<string> {
  const chosen = new Set(attributes.map((attribute) => attribute.attributeId))
  return new Set(shownFacets(facts).flatMap(([id]) => (chosen.has(id) ? [] : id)))
}

/** Counts the values of each filtered attribute without its own filter, so that a visitor can add values. */
export async function readChosen(readHits: HitsReader, facts: CatalogSnapshot, filter: ListingFilter): Promise<Hits[]> {
  const chosen = [...new Set(filter.attributes.map((attribute) => attribute.attributeId))]
  return Promise.all(
    chosen
      .filter((id) => facts.attributes.get(id)?.filterable)
      .map((id) => readHits({ filter, except: id, facets: new Set([id]), cap: facetSample })),
  )
}

/** Multiplies the counts of a sample, to estimate the counts of all hits. */
const scaled = (values: readonly ValueCount[], by: number) =>
  values.map((value) => ({ ...value, n: Math.round(value.n * by) }))

/** The factor from the sample to all hits: `fitting` (hits with the filtered values) per such hit in the sample. */
function scaleOfChosen({ attributes }: ListingFilter, { total, values }: Hits, fitting: number): number {
  if (total < facetSample) return 1
  const requested = new Set(
    attributes.flatMap(({ attributeId, values: any }) => any.map((value) => `${attributeId} ${value}`)),
  )
  const n = values.reduce((sum, { id, value, n: count }) => sum + (requested.has(`${id} ${value}`) ? count : 0), 0)
  return n > 0 ? Math.max(1, fitting / n) : mostCounted / facetSample
}

/** The counts per value of every attribute that lists may be narrowed by. */
export function facetsOf(
  facts: CatalogSnapshot,
  locale: string,
  filter: ListingFilter,
  { hits, chosen, total }: { hits: Hits; chosen: readonly Hits[]; total: number },
): OfferPage['facets'] {
  const sampled = Math.max(1, Math.min(facetSample, hits.total))
  const all = [
    ...scaled(hits.values, Math.max(1, total / sampled)),
    ...chosen.flatMap((one) => scaled(one.values, scaleOfChosen(filter, one, total))),
  ].sort((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1))
  return shownFacets(facts).flatMap(([attributeId, { names, valueNames }]) => {
    const values = all.filter((entry) => entry.id === attributeId).slice(0, facetValues)
    if (values.length === 0) return []
    return {
      attributeId,
      name: pickText(names, locale),
      values: values.map(({ value, n }) => ({ value, label: valueNames[value]?.[locale] ?? value, count: n })),
    }
  })
}

/** Brands of the hits with their names. */
export const brandsOf = (facts: CatalogSnapshot, locale: string, hits: Hits): OfferPage['brands'] =>
  hits.brands.flatMap(({ id, n }) => {
    const brand = facts.brands.get(id)
    if (!brand) return []
    return { brandId: id, brandName: brand.names[locale] ?? brand.name, brandAlias: brand.alias, count: n }
  })
