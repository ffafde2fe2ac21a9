import { Type } from 'typebox'
import { Instant, Page, PageNo, PageSize, Strict, Uuid } from '../common.ts'

export const pointTotal = { data: Type.Object({ totalPoint: Type.Integer() }) }
const paging = { pageNo: PageNo, pageSize: PageSize }
const Entry = Type.Object({
  id: Uuid,
  /** Points: positive if earned, negative if spent. */
  amount: Type.Integer(),
  kind: Type.String(),
  refKind: Type.String(),
  refId: Type.String(),
  at: Instant,
})
export const pointPage = { body: Strict(paging), data: Page(Entry) }
