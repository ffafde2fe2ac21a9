import { Type } from 'typebox'
import { Id, Instant, Nullable, Page, PageNo, PageSize, Strict } from '../common.ts'

const BetaStatus = Type.Object({
  /** Null if the user is not in the beta programme. */
  joinedAt: Nullable(Instant),
  /** True if the user has at least one finished order. */
  eligible: Type.Boolean(),
})
export const betaStatus = { data: BetaStatus }
export const joinBeta = { body: Strict({}), data: BetaStatus }
export const leaveBeta = { body: Strict({}), data: BetaStatus }
export const betaTesterPage = {
  body: Strict({ pageNo: PageNo, pageSize: PageSize }),
  data: Page(Type.Object({ user: Type.Object({ id: Id, nickName: Type.String() }), joinedAt: Instant })),
}
