import type { Database } from '../../platform/db/database.ts'
import type { Localised, ValueNames } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { ShownCurrency } from '../../platform/money/price.ts'
import type { Clock } from '../../platform/time/clock.ts'

interface Named {
  name: string
  names: Localised
  alias: string
  /** The searchable words of the names in every language; `text` is the text that contains them. */
  words: string[]
  text: string
}
interface AttributeFacts {
  names: Localised
  valueNames: ValueNames
  attrType: number
  isMain: boolean
  filterable: boolean
  sort: number
}

/** Facts that nearly every read of the catalog needs and that rarely change. */
export interface CatalogSnapshot {
  /** `catalogue_version` at the time of reading. */
  version: string
  brands: ReadonlyMap<string, Named>
  categories: ReadonlyMap<string, Named>
  attributes: ReadonlyMap<string, AttributeFacts>
  /**
   * The requested currency, or else the one the site maps to the language, or else the site's default. US dollars
   * instead of one whose rate is too old.
   */
  currency(siteId: string, locale: string, id?: string): ShownCurrency
}

interface Row {
  version: string
  brands: [id: string, name: string, names: Localised, alias: string, words: string[], text: string][] | null
  categories: [id: string, names: Localised, alias: string, words: string[], text: string][] | null
  attributes:
    | [
        id: string,
        names: Localised,
        values: ValueNames,
        type: number,
        main: boolean,
        filterable: boolean,
        sort: number,
      ][]
    | null
  currencies:
    | [id: string, code: string, digits: number, rate: string | null, day: string | null, lastDay: string | null][]
    | null
  sites: [site: string, fallback: string | null][] | null
  languages: [site: string, locale: string, currency: string | null][] | null
  sold: string[] | null
}

const versionStatement = { name: 'catalogue_version', text: 'select version from catalogue_version' }
const statement = {
  name: 'catalogue_facts',
  text: `select (select version from catalogue_version) as version,
    (select jsonb_agg(jsonb_build_array(id::text, name, names, alias, tsvector_to_array(search), search_text)) from brand where tenant_id = $1) as brands,
    (select jsonb_agg(jsonb_build_array(id::text, names, alias, tsvector_to_array(search), search_text)) from category where tenant_id = $1) as categories,
    (select jsonb_agg(jsonb_build_array(id::text, names, value_names, attr_type, is_main, filterable, sort)) from attribute_def where tenant_id = $1) as attributes,
    (select jsonb_agg(jsonb_build_array(c.id::text, c.code, c.minor_digits, r.per_usd::text, to_char(r.rate_date, 'YYYY-MM-DD'),
      to_char(r.last_day, 'YYYY-MM-DD')))
      from currency c join current_rate r on r.currency_id = c.id) as currencies,
    (select jsonb_agg(jsonb_build_array(s.id::text, c.id::text)) from site s left join currency c on c.code = s.default_currency
      where s.tenant_id = $1) as sites,
    (select jsonb_agg(jsonb_build_array(sl.site_id::text, l.code, sl.currency_id::text))
      from site_language sl join language l on l.id = sl.language_id join site s on s.id = sl.site_id
      where s.tenant_id = $1) as languages,
    (select jsonb_agg(sc.site_id::text || ' ' || sc.currency_id::text) from site_currency sc join site s on s.id = sc.site_id
      where s.tenant_id = $1) as sold`,
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

function factsOf(row: Row, clock: Clock): CatalogSnapshot {
  const currencies = new Map(
    (row.currencies ?? []).map(([id, code, minorDigits, rate, rateDate, lastDay]) => [
      id,
      { id, code, minorDigits, perUsd: code === 'USD' ? '1' : rate, rateDate, lastDay },
    ]),
  )
  const dollars = [...currencies.values()].find(({ code }) => code === 'USD')
  const isTooOld = ({ lastDay }: { lastDay: string | null }) => lastDay !== null && lastDay < dayOf(clock.now())
  /** The shop sells in US dollars instead of a currency whose rate is too old. */
  const sellable = (wanted: ShownCurrency & { lastDay: string | null }): ShownCurrency => {
    const { lastDay: _, ...currency } = dollars && isTooOld(wanted) ? dollars : wanted
    return currency
  }
  const mapped = new Map((row.languages ?? []).map(([site, locale, id]) => [`${site} ${locale}`, id]))
  const fallback = new Map(row.sites)
  const sold = new Set(row.sold ?? [])
  return {
    version: row.version,
    brands: new Map(
      (row.brands ?? []).map(([id, name, names, alias, words, text]) => [id, { name, names, alias, words, text }]),
    ),
    categories: new Map(
      (row.categories ?? []).map(([id, names, alias, words, text]) => [id, { name: '', names, alias, words, text }]),
    ),
    attributes: new Map(
      (row.attributes ?? []).map(([id, names, valueNames, attrType, isMain, filterable, sort]) => [
        id,
        { names, valueNames, attrType, isMain, filterable, sort },
      ]),
    ),
    currency(siteId, locale, id) {
      if (id !== undefined) {
        const requested = currencies.get(id)
        const insteadOfAnother = () =>
          id === dollars?.id && [...currencies.values()].some((one) => sold.has(`${siteId} ${one.id}`) && isTooOld(one))
        if (!requested || (!sold.has(`${siteId} ${id}`) && !insteadOfAnother()))
          throw new Failure('bad_request', { field: 'toCurrencyId' })
        return sellable(requested)
      }
      const usual = currencies.get(mapped.get(`${siteId} ${locale}`) ?? fallback.get(siteId) ?? '')
      if (!usual) throw new Failure('internal', { cause: new Error(`site ${siteId} has no currency`) })
      return sellable(usual)
    },
  }
}

export interface CatalogReader {
  /** The current facts; reads their version first. */
  current(tenantId: number): Promise<CatalogSnapshot>
  /** The facts of this version or a later one; read again only if the cached ones are older. */
  at(tenantId: number, version: string): Promise<CatalogSnapshot>
}

/** Caches each tenant's facts in this process, and reads them again once a caller knows a newer version. */
export function createCatalogReader(db: Pick<Database, 'read'>, clock: Clock): CatalogReader {
  const cache = new Map<number, Promise<CatalogSnapshot>>()

  async function load(tenantId: number): Promise<CatalogSnapshot> {
    const [row] = await db.read<Row>(tenantId, 'visitor', { ...statement, values: [tenantId] })
    if (!row) throw new Error('the catalog has no version')
    return factsOf(row, clock)
  }

  const reader: CatalogReader = {
    async current(tenantId) {
      const [row] = await db.read<{ version: string }>(tenantId, 'visitor', { ...versionStatement, values: [] })
      return reader.at(tenantId, row?.version ?? '0')
    },
    async at(tenantId, version) {
      const cached = cache.get(tenantId)
      const facts = await cached?.catch(() => null)
      if (facts && BigInt(facts.version) >= BigInt(version)) return facts
      // Concurrent calls share one read.
      let reading = cache.get(tenantId)
      if (reading === cached || !reading) {
        reading = load(tenantId)
        cache.set(tenantId, reading)
      }
      return reading
    },
  }
  return reader
}
