import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from '../common.ts'

const Reason = OneOf(['scam', 'not_delivered', 'recovered_account', 'wrong_goods', 'rude', 'off_platform', 'other'])
export const Report = Type.Object({
  id: Id,
  sellerId: Id,
  sellerName: Type.String(),
  orderId: Nullable(Id),
  reason: Reason,
  explanation: Type.String(),
  state: OneOf(['open', 'approved', 'rejected']),
  /** Points that the buyer earned with the report. */
  points: Type.Integer(),
  note: Nullable(Type.String()),
  createdAt: Instant,
  decidedAt: Nullable(Instant),
})
export const fileReport = {
  body: Strict({
    sellerId: Id,
    /** One of the buyer's own orders with this seller. */
    orderId: Type.Optional(Id),
    reason: Reason,
    explanation: Type.Optional(Text(textLimits.report)),
    /** Screenshots that the buyer has uploaded. */
    fileIds: Type.Optional(Type.Array(Uuid, { maxItems: 9 })),
  }),
  data: Type.Object({ id: Id }),
}
export const reportList = { body: Strict({ pageNo: PageNo, pageSize: PageSize }), data: Page(Report) }
export const reportQueue = {
  body: Strict({
    state: Type.Optional(OneOf(['open', 'approved', 'rejected'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(Type.Object({ ...Report.properties, buyerId: Id, fileIds: Type.Array(Uuid) })),
}
export const decideReport = {
  params: Type.Object({ id: Id }),
  body: Strict({ approved: Type.Boolean(), note: Text(1000, 1) }),
  data: Report,
}
