import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@tradepost/i18n'
import { packFor } from '@tradepost/i18n/server'
import type { Tenant } from '@tradepost/tenant-config'
import { root } from '../../start/settings.ts'

interface Specimen {
  /** CSS with embedded fonts. */
  faces: string
  family: string
  /** CSS lengths by their names in the type scale. */
  sizes: Readonly<Record<string, string>>
}

/** The fonts of a site, with sample texts in each of its languages. */
export interface SiteFonts extends Specimen {
  samples: { locale: Locale; title: string; text: string }[]
}

/** Loads the fonts, sizes and sample texts of a tenant's site. */
export async function siteFonts({ displayName, languages, overrides }: Tenant): Promise<SiteFonts> {
  const samples = languages.map((locale) => {
    const words: Readonly<Record<string, string | undefined>> = { ...packFor(locale), ...overrides[locale] }
    return {
      locale,
      title: words['catalog.heroTitle'] ?? displayName,
      text: `${words['shell.footerNote'] ?? ''} 0123456789`,
    }
  })
  // Import by path, because the storefront depends on this package and not the reverse.
  const file = path.join(root, 'apps/storefront/tooling/fonts/type-specimen.ts')
  const { typeSpecimen } = (await import(pathToFileURL(file).href)) as {
    typeSpecimen: (languages: readonly Locale[], text: string) => Specimen
  }
  const letters = samples.map(({ title, text }) => title + text).join('')
  return { ...typeSpecimen(languages, letters), samples }
}
