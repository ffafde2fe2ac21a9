import { call } from '../call.ts'
import type * as s from '../schemas/sitemap.ts'

export const sitemap = call<typeof s.sitemap>({
  method: 'GET',
  path: '/website/sitemap',
  auth: 'optional',
  tag: 'extension',
  summary: 'Ids of everything of one kind that has a page, for search engines.',
  errors: ['bad_request'],
})
