import { apiKeyPattern, webhookSecretPattern } from '@tradepost/domain/money/payment-keys'
import { Type } from 'typebox'
import { Instant, Nullable, OneOf, Strict, Uuid } from '../common.ts'

const ApiKey = Type.String({ pattern: apiKeyPattern, maxLength: 220, examples: ['sk_test_000000000000000000000000'] })
const WebhookSecret = Type.String({
  pattern: webhookSecretPattern,
  maxLength: 220,
  examples: ['whsec_00000000000000000000000000000000'],
})
const Account = Type.String({ examples: ['acct_000000000000'] })
const source = OneOf(['staff', 'installation', 'none'])

export const PaymentKey = Type.Object({
  id: Uuid,
  /** `api` for calls to the provider, `webhook` for the signatures of its events. */
  kind: OneOf(['api', 'webhook']),
  /** The last four characters; nothing else of it is ever returned. */
  lastFour: Type.String({ examples: ['4242'] }),
  /** The account at the provider; null if the key may not read it. */
  account: Nullable(Account),
  createdAt: Instant,
  createdBy: Nullable(Type.String()),
  endsAt: Nullable(Instant),
  state: OneOf(['active', 'ending', 'ended']),
})
const Detail = Type.Object({
  /** The provider that takes the next card payment. */
  provider: OneOf(['stripe', 'sandbox']),
  /** Where the key in use comes from: staff, the environment of the installation, or nowhere. */
  api: source,
  webhook: source,
  /** Where the provider sends its events. */
  webhookUrl: Type.String({ examples: ['https://gateway.tradepost.example/finance/payment/webhook/stripe'] }),
  /** False if only keys that move money are taken. */
  takesTestKeys: Type.Boolean(),
  /** Those that staff set, present ones first; at most 20. */
  list: Type.Array(PaymentKey),
})

export const paymentKeyDetail = { data: Detail }
export const tryPaymentKey = {
  body: Strict({ apiKey: ApiKey }),
  data: Type.Object({
    account: Nullable(Account),
    /** True if the present key is one of another account, which alone can refund what it took. */
    isOtherAccount: Type.Boolean(),
  }),
}
export const setPaymentKeys = {
  body: Strict({
    apiKey: Type.Optional(ApiKey),
    webhookSecret: Type.Optional(WebhookSecret),
    /** For how many hours events signed with the secret of today are taken. The key for calls is replaced at once. */
    overlapHours: Type.Union([Type.Literal(1), Type.Literal(24), Type.Literal(168), Type.Literal(720)]),
    /** True to replace the key by one of another account. */
    otherAccount: Type.Optional(Type.Boolean()),
  }),
  data: Detail,
}
export const removePaymentKeys = { body: Strict({}), data: Detail }
