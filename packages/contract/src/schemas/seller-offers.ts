import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from './common.ts'

const Status = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(6), Type.Literal(7)])
/** An offer as its seller edits it. */
export const SellerOffer = Type.Object({
  id: Id,
  ref: Nullable(Type.String()),
  title: Type.String(),
  brandName: Type.String(),
  categoryName: Type.String(),
  /** 1 on sale, 2 off the shelf, 3 sold out, 6 renting, 7 maintenance. */
  status: Type.Integer(),
  /** Statuses its seller may give it now. */
  nextStatuses: Type.Array(Type.Integer()),
  /** US cents. */
  priceMinor: Type.Integer(),
  available: Type.Integer(),
  reserved: Type.Integer(),
  sold: Type.Integer(),
  /** Each unit is a thing of its own: its stock is not a number to type. */
  hasUnits: Type.Boolean(),
  listedAt: Instant,
})
export const sellerOfferPage = {
  body: Strict({
    status: Type.Optional(Status),
    keyword: Type.Optional(Text(144)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({ ...Page(SellerOffer).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
export const sellerOfferEdit = {
  params: Type.Object({ id: Id }),
  body: Strict({
    title: Type.Optional(Text(200, 1)),
    priceMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    /** What can be bought from now on. */
    available: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    status: Type.Optional(Status),
  }),
  data: SellerOffer,
}
export const OfferImport = Type.Object({
  id: Uuid,
  state: OneOf(['waiting', 'running', 'done', 'failed']),
  /** Share of the list that was read, 0 to 100. */
  percent: Type.Integer(),
  lines: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  refused: Type.Integer(),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
})
export const sellerOfferImport = { data: OfferImport }
export const sellerOfferImportState = { params: Type.Object({ id: Uuid }), data: OfferImport }
export const sellerOfferImportRefusals = {
  params: Type.Object({ id: Uuid }),
  query: Type.Object({ pageNo: PageNo, pageSize: PageSize }),
  data: Page(Type.Object({ line: Type.Integer(), field: Type.String(), code: Type.String() })),
}
