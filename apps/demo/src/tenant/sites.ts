import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@tradepost/i18n'

/** Words of a site by language; English replaces missing ones. */
export type SiteWords = Readonly<{ en: string } & Partial<Record<Locale, string>>>

interface Block {
  title: SiteWords
  text: SiteWords
  icon: string
}

/** The content of a site's home page. */
export interface SiteHome {
  /** Games on the stage of the home page, in order, with their texts. */
  stage: readonly { alias: string; title: SiteWords; text: SiteWords }[]
  /** Links to popular lists. */
  quick: readonly { title: SiteWords; href: string }[]
  hotTitle: SiteWords
  blocks: readonly Block[]
  /** Pairs of game and category on the desktop home page. */
  pairs: readonly (readonly [alias: string, kind: string])[]
}

/** The gateway's settings of a site, from the tenant's `site.json`. `tenant check` compares them with `tenant.ts`. */
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
  /** Download URL of the desktop client of the Family Game PASS; without it the pass is not sold. */
  clientDownloadUrl: string | null
}

/** The demo settings of a site, from the tenant's `demo.json`. */
interface DemoGoods {
  style: 'desktop' | 'mobile'
  /** Its share of the requested number of offers. */
  share: number
  /** Share of offers that sellers write in each language, in percent. */
  texts: readonly (readonly ['en' | 'de' | 'ar' | 'ja' | 'th', number])[]
  sellers: number
  /** Aliases of the games that this site does not sell. */
  leftOut: readonly string[]
  /** Null for the plain home page. */
  home: SiteHome | null
}

export type Site = SiteFacts & DemoGoods

const folder = path.resolve(import.meta.dirname, '../../../../tenants')
const read = <T>(id: string, file: string): T => JSON.parse(readFileSync(path.join(folder, id, file), 'utf8'))

/** Every site, by tenant id. */
export const sites: readonly Site[] = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'site.json')))
  .map((id): Site => ({ ...read<SiteFacts>(id, 'site.json'), ...read<DemoGoods>(id, 'demo.json') }))
  .sort((one, other) => one.id - other.id)

/** The address of a site in development. */
export const developmentOrigin = ({ id }: Pick<Site, 'id'>): string => `http://localhost:${4100 + id}`
