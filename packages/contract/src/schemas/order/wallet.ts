import { Type } from 'typebox'
import { Instant, Money, Page, PageNo, PageSize, Strict, Text, Uuid } from '../common.ts'

export const walletBalance = { data: Type.Object({ amount: Type.Integer(), currency: Type.Literal('GCOIN') }) }
const paging = { pageNo: PageNo, pageSize: PageSize }
export const topUp = {
  body: Strict({
    /** In US cents. One cent equals one hundredth of a G Coin. */
    amount: Type.Integer({ minimum: 100, maximum: 1_000_000 }),
    /** The buyer has accepted the agreement named in `agreement`. */
    agreed: Type.Literal(true),
    agreement: Text(80, 1),
  }),
  data: Type.Object({ purchaseId: Uuid, total: Money, payBefore: Instant }),
}
const Entry = Type.Object({
  id: Uuid,
  /** Positive if received, negative if spent. */
  amount: Type.Integer(),
  kind: Type.String(),
  refKind: Type.String(),
  refId: Type.String(),
  at: Instant,
})
export const walletPage = { body: Strict(paging), data: Page(Entry) }
