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

/** A language in which the seed's sellers and buyers write. */
export type WrittenLanguage = (typeof written)[number]
/** A language in which the seed has a shop's own texts. */
export type SiteLanguage = (typeof spoken)[number]

const availableOf = <L extends string>(choices: readonly L[], { languages }: Pick<SeedTenant, 'languages'>): L[] =>
  choices.filter((language) => language === 'en' || (languages as readonly string[]).includes(language))

/** The languages of offers: those of the site, and English for readers of other languages. */
export const writtenFor = (tenant: Pick<SeedTenant, 'languages'>): WrittenLanguage[] => availableOf(written, tenant)
/** The languages of the site's own texts: those of the site, and English for readers of other languages. */
export const spokenFor = (tenant: Pick<SeedTenant, 'languages'>): SiteLanguage[] => availableOf(spoken, tenant)
