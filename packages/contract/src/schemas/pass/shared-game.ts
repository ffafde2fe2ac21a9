import { clientPlatforms } from '@tradepost/domain/content/shared-games'
import { Type } from 'typebox'
import { Id, OneOf, Page, PageNo, PageSize, Text } from '../common.ts'

export const settingPeriod = {
  query: Type.Object({ tenantId: Type.Optional(Text(20)), siteId: Type.Optional(Text(20)) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      /** 1: day, 2: hour, 3: minute. */
      timeUnit: Type.Integer({ minimum: 1, maximum: 3 }),
      amount: Type.Integer({ minimum: 1, examples: [14] }),
    }),
  ),
}
export const sharedGamePage = {
  query: Type.Object({
    category: Type.Optional(Text(40)),
    keyWord: Type.Optional(Text(144)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(
    Type.Object({
      id: Id,
      title: Type.String(),
      category: Type.String(),
      released: Type.Integer({ examples: [2019] }),
      /** Where the client can start the game. */
      platforms: Type.Array(OneOf(clientPlatforms)),
      coverUrl: Type.String(),
    }),
  ),
}
export const sharedGameCategories = {
  data: Type.Array(Type.Object({ category: Type.String(), name: Type.String(), games: Type.Integer() })),
}
