import { Type } from 'typebox'
import { DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Strict } from '../common.ts'

export const offerPricePage = {
  params: Type.Object({ id: Id }),
  body: Strict({ pageNo: DeskPageNo, pageSize: PageSize }),
  data: Page(
    Type.Object({
      /** In US cents. */
      priceMinor: Type.Integer(),
      /** The price before it, in US cents; null for the first price. */
      beforeMinor: Nullable(Type.Integer()),
      since: Instant,
      /** Who set it: the seller, a planned change of the seller, staff of the tenant, or a program of the tenant. */
      by: OneOf(['seller', 'plan', 'staff', 'platform']),
    }),
  ),
}
