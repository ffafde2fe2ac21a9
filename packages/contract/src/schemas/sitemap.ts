import { Type } from 'typebox'
import { Id, Instant, OneOf, PageNo } from './common.ts'

export const sitemap = {
  query: Type.Object({ type: OneOf(['items', 'stores', 'articles']), pageNo: PageNo }),
  data: Type.Object({
    total: Type.Integer(),
    pageSize: Type.Integer(),
    list: Type.Array(Type.Object({ id: Id, updatedAt: Instant })),
  }),
}
