import { articlePages } from '@tradepost/domain/content/article-pages'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Text } from '../common.ts'
import { ContentPicture } from './content-picture.ts'

export const Article = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  /** Sanitised HTML. */
  html: Type.String(),
  picture: Nullable(ContentPicture),
  categoryId: Id,
  categoryName: Type.String(),
  updatedAt: Instant,
})
export const article = { params: Type.Object({ id: Id }), data: Article }
export const articleCategory = {
  query: Type.Object({ categoryId: Type.Optional(Id), keyWord: Type.Optional(Text(144)) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      icon: Type.String(),
      articles: Type.Array(
        Type.Object({
          id: Id,
          title: Type.String(),
          summary: Type.String(),
          picture: Nullable(ContentPicture),
          /** The page of the pass that shows the article; null if only the help centre does. */
          page: Nullable(OneOf(articlePages)),
        }),
      ),
    }),
  ),
}
