import { sitemapPart } from '~/seo/sitemap.server'
import { xmlAnswer } from '~/seo/xml-answer.server'

export const loader = xmlAnswer((scope, { params }) => sitemapPart(scope, (params.part ?? '').replace(/\.xml$/, '')))
