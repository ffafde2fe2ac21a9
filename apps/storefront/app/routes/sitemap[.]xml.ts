import { sitemapIndex } from '~/seo/sitemap.server'
import { xmlAnswer } from '~/seo/xml-answer.server'

export const loader = xmlAnswer(sitemapIndex)
