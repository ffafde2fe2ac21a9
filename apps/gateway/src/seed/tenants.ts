import { developmentOrigin, type Site, sites } from '../platform/sites.ts'
import { plainHome } from './site/plain-home.ts'

/** A site with where it is found and what its home says. */
export type SeedTenant = Omit<Site, 'home'> & { origin: string; home: NonNullable<Site['home']> }

export const seedTenants: readonly SeedTenant[] = sites.map((site) => ({
  ...site,
  origin: developmentOrigin(site),
  home: site.home ?? plainHome,
}))

const written = ['en', 'de', 'ar', 'ja'] as const

/** A language the seed's own texts are written in. */
export type WrittenLanguage = (typeof written)[number]

/** The languages a site's seeded texts are kept in: its own, and English for whoever reads another. */
export const writtenFor = ({ languages }: Pick<SeedTenant, 'languages'>): WrittenLanguage[] =>
  written.filter((language) => language === 'en' || languages.includes(language))
