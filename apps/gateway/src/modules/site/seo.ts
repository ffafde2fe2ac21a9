import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
import { pick } from '../../platform/text/localised.ts'

/** Title, description and keywords of a page; a page without any uses `name` for all three. */
export const seoConfig = (seo: Localised<SeoText>, locale: string, name: string): SeoText =>
  pick(seo, locale) ?? { title: name, description: name, keywords: name }
