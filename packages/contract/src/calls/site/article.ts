import { call } from '../../call.ts'
import type * as s from '../../schemas/site/article.ts'

const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
export const article = call<typeof s.article>({
  ...get,
  auth: 'none',
  path: '/website/no-auth/article/{id}',
  summary: 'Returns a help article.',
  errors: ['not_found'],
})
export const articleCategory = call<typeof s.articleCategory>({
  ...get,
  auth: 'none',
  path: '/website/no-auth/article-category',
  summary: 'Lists the help categories with their articles.',
})
