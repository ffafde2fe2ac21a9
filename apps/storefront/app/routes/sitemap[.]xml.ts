import { sitemapIndex } from '~/server/sitemap.server'
import { xmlAnswer } from '~/server/xml-answer.server'

export const loader = xmlAnswer(sitemapIndex)
