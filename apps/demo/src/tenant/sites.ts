import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@tradepost/i18n'

/** Words of a site in the languages it has them in; English stands in for the others. */
export type SiteWords = Readonly<{ en: string } & Partial<Record<Locale, string>>>

interface Block {
  title: SiteWords
  text: SiteWords
  icon: string
}

/** What a site's home page says. */
export interface SiteHome {
  /** Games on the home stage, in order, with what is said over them. */
  stage: readonly { alias: string; title: SiteWords; text: SiteWords }[]
  /** Short ways into lists people ask for. */
  quick: readonly { title: SiteWords; href: string }[]
  hotTitle: SiteWords
  blocks: readonly Block[]
  /** Game and category pairs of the desktop home. */
  pairs: readonly (readonly [alias: string, kind: string])[]
}

/** The gateway's facts of a site, from the tenant's `site.json`; `tenant check` compares them with its `tenant.ts`. */
interface SiteFacts {
  id: number
  code: string
  siteId: string
  companyName: string
  themeColor: string
  /** The first is the default. */
  languages: readonly Locale[]
  currencyOf: Readonly<Partial<Record<Locale, string>>>
  currencies: readonly string[]
  trustpilot: { url: string; score: number; count: number } | null
  /** Where the desktop client of the Family Game PASS is fetched; without one the pass is not on sale. */
  clientDownloadUrl: string | null
}

/** How the demonstration fills a site, from the tenant's `demo.json`. */
interface DemoGoods {
  style: 'desktop' | 'mobile'
  /** Offers it is seeded with, for each one asked for. */
  share: number
  /** How often sellers write in a language, in percent. */
  texts: readonly (readonly ['en' | 'de' | 'ar' | 'ja' | 'th', number])[]
  sellers: number
  /** Games it does not carry. */
  leftOut: readonly string[]
  /** Without one the site opens with what can be said of any. */
  home: SiteHome | null
}

export type Site = SiteFacts & DemoGoods

const folder = path.resolve(import.meta.dirname, '../../../../tenants')
const read = <T>(id: string, file: string): T => JSON.parse(readFileSync(path.join(folder, id, file), 'utf8'))

/** Every site by its number. */
export const sites: readonly Site[] = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'site.json')))
  .map((id): Site => ({ ...read<SiteFacts>(id, 'site.json'), ...read<DemoGoods>(id, 'demo.json') }))
  .sort((one, other) => one.id - other.id)

/** Where a site is found on the machine of whoever develops it. */
export const developmentOrigin = ({ id }: Pick<Site, 'id'>): string => `http://localhost:${4100 + id}`
