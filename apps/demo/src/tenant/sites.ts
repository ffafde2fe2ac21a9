import { readdirSync, readFileSync } from 'node:fs'
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

/** What the gateway knows of a site before its database does: one file in `sites/` for each tenant. */
export interface Site {
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

const folder = path.resolve(import.meta.dirname, '../../../gateway/sites')

/** Every site by its number. */
export const sites: readonly Site[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): Site => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  .sort((one, other) => one.id - other.id)

/** Where a site is found on the machine of whoever develops it. */
export const developmentOrigin = ({ id }: Pick<Site, 'id'>): string => `http://localhost:${4100 + id}`
