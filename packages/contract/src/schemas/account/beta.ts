import { betaLimits } from '@tradepost/domain/limits/beta-limits'
import { Type } from 'typebox'
import { Id, Instant, Nullable, Page, PageNo, PageSize, Strict, Text } from '../common.ts'
import { Written } from '../site/written.ts'

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
const invitationWords = { title: Type.String(), text: Type.String() }
const BetaInvitation = Type.Object({
  id: Id,
  /** In the language of the reader, as far as it is written. */
  ...invitationWords,
  path: Type.String({ examples: ['/compare'] }),
  sentAt: Instant,
  /** The nickname of the member of staff who sent it. */
  by: Type.String(),
  /** The testers who were invited so far. The mails follow in batches. */
  invited: Type.Integer({ examples: [214] }),
})
export const betaInvitationPage = {
  body: Strict({ pageNo: PageNo, pageSize: PageSize }),
  data: Type.Object({
    ...Page(BetaInvitation).properties,
    /** Codes of the shop's languages, the default first. */
    languages: Type.Array(Type.String()),
    /** The members of the programme now. */
    testers: Type.Integer({ examples: [214] }),
  }),
}
export const inviteTesters = {
  body: Strict({
    /** The path of the shop that the mails lead to. */
    path: Text(500, 1),
    /** Each tester gets the words in the own language, or in the shop's default one, which is needed. */
    texts: Written(Strict({ title: Text(betaLimits.title), text: Text(betaLimits.text) })),
  }),
  data: Type.Object({ id: Id, testers: Type.Integer({ examples: [214] }) }),
}
