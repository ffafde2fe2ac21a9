import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
import { pick } from '../../platform/text/localised.ts'

/** Search words of a page; a page without its own gets its name. */
export const seoConfig = (seo: Localised<SeoText>, locale: string, name: string): SeoText =>
  pick(seo, locale) ?? { title: name, description: name, keywords: name }
