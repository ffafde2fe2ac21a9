import { plainHome } from './plain-home.ts'
import { developmentOrigin, type Site, sites } from './sites.ts'

/** A site with its address and the content of its home page. */
export type SeedTenant = Omit<Site, 'home'> & { origin: string; home: NonNullable<Site['home']> }

export const seedTenants: readonly SeedTenant[] = sites.map((site) => ({
  ...site,
  origin: developmentOrigin(site),
  home: site.home ?? plainHome,
}))

const written = ['en', 'de', 'ar', 'ja'] as const
const spoken = [...written, 'fr', 'es', 'kr', 'zh'] as const

/** A language the seed's sellers and buyers write in. */
export type WrittenLanguage = (typeof written)[number]
/** A language in which the seed has a shop's own texts. */
export type SiteLanguage = (typeof spoken)[number]

const kept = <L extends string>(known: readonly L[], { languages }: Pick<SeedTenant, 'languages'>): L[] =>
  known.filter((language) => language === 'en' || (languages as readonly string[]).includes(language))

/** The languages of offers: those of the site, and English for readers of other languages. */
export const writtenFor = (tenant: Pick<SeedTenant, 'languages'>): WrittenLanguage[] => kept(written, tenant)
/** The same for the site's own texts. */
export const spokenFor = (tenant: Pick<SeedTenant, 'languages'>): SiteLanguage[] => kept(spoken, tenant)
