import { consentOccasions, legalDocuments } from '@tradepost/domain/content/legal-documents'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { Type } from 'typebox'
import { Instant, Nothing, Nullable, OneOf, Strict } from '../common.ts'

const document = OneOf(legalDocuments)
const Version = Type.Integer({ minimum: 1, maximum: contentLimits.versions, examples: [1] })
export const LegalPage = Type.Object({
  document,
  version: Type.Integer(),
  title: Type.String(),
  /** Sanitised HTML. */
  html: Type.String(),
  /** Null for a version that was not published. */
  holdsFrom: Nullable(Instant),
  /** Null for the version in force. */
  heldUntil: Nullable(Instant),
  /** Every version that held or holds, newest first. */
  versions: Type.Array(Type.Object({ version: Type.Integer(), holdsFrom: Instant })),
})
export const legalPageList = {
  data: Type.Array(Type.Object({ document, version: Type.Integer(), title: Type.String(), holdsFrom: Instant })),
}
export const legalPage = {
  params: Type.Object({ document }),
  query: Type.Object({ version: Type.Optional(Version) }),
  data: LegalPage,
}
export const termsConsent = {
  data: Type.Object({
    /** The version of the terms in force; null if the shop has none. */
    version: Nullable(Type.Integer()),
    /** The version that the user last agreed to. */
    agreed: Nullable(Type.Integer()),
    /** True if the user must agree to the version in force before the next purchase. */
    pending: Type.Boolean(),
  }),
}
export const agreeToTerms = {
  body: Strict({
    version: Version,
    occasion: OneOf(consentOccasions.filter((one) => one !== 'purchase') as ['signup', 'signin']),
  }),
  data: Nothing,
}
