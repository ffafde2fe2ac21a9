import { sitemapPart } from '~/server/sitemap.server'
import { xmlAnswer } from '~/server/xml-answer.server'

export const loader = xmlAnswer((scope, { params }) => sitemapPart(scope, (params.part ?? '').replace(/\.xml$/, '')))
