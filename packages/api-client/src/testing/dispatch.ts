import type { Call, ErrorCode } from '@tradepost/contract'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import { Value } from 'typebox/value'
import type { FakeContext, Handlers, Topic } from './fake-call.ts'
import { account } from './handlers/account/account.ts'
import { alerts } from './handlers/account/alerts.ts'
import { beta } from './handlers/account/beta.ts'
import { messages } from './handlers/account/messages.ts'
import { saved } from './handlers/account/saved.ts'
import { signIn } from './handlers/account/sign-in.ts'
import { ticket } from './handlers/account/ticket.ts'
import { catalog } from './handlers/offer/catalog.ts'
import { offer } from './handlers/offer/offer.ts'
import { valueCalculator } from './handlers/offer/value-calculator.ts'
import { afterSales } from './handlers/order/after-sales.ts'
import { cart } from './handlers/order/cart.ts'
import { checkout } from './handlers/order/checkout.ts'
import { coupon } from './handlers/order/coupon.ts'
import { invoice } from './handlers/order/invoice.ts'
import { order } from './handlers/order/order.ts'
import { payment } from './handlers/order/payment.ts'
import { points } from './handlers/order/points.ts'
import { rental } from './handlers/order/rental.ts'
import { report } from './handlers/order/report.ts'
import { review } from './handlers/order/review.ts'
import { tax } from './handlers/order/tax.ts'
import { unitClaim } from './handlers/order/unit-claim.ts'
import { wallet } from './handlers/order/wallet.ts'
import { invitation } from './handlers/pass/invitation.ts'
import { pass } from './handlers/pass/pass.ts'
import { sharedGame } from './handlers/pass/shared-game.ts'
import { seller } from './handlers/seller/seller.ts'
import { article } from './handlers/site/article.ts'
import { dictionary } from './handlers/site/dictionary.ts'
import { event } from './handlers/site/event.ts'
import { file } from './handlers/site/file.ts'
import { legal } from './handlers/site/legal.ts'
import { log } from './handlers/site/log.ts'
import { site } from './handlers/site/site.ts'
import { refuse } from './refuse.ts'

export const handlers: Handlers<Topic> = {
  ...account,
  ...afterSales,
  ...alerts,
  ...ticket,
  ...article,
  ...beta,
  ...cart,
  ...catalog,
  ...checkout,
  ...coupon,
  ...dictionary,
  ...event,
  ...file,
  ...invitation,
  ...legal,
  ...log,
  ...messages,
  ...offer,
  ...order,
  ...pass,
  ...payment,
  ...points,
  ...rental,
  ...report,
  ...review,
  ...saved,
  ...seller,
  ...sharedGame,
  ...signIn,
  ...site,
  ...invoice,
  ...tax,
  ...unitClaim,
  ...valueCalculator,
  ...wallet,
}

/** `offer.offerPage` and so on: the operationId of the contract. */
export type CallName = { [T in Topic]: `${T}.${keyof Handlers<T> & string}` }[Topic]
export type Failures = Partial<Record<CallName, ErrorCode>>
export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}
type AnyHandler = (input: RawInput, context: FakeContext) => unknown

const entries: readonly ContractEntry[] = contractEntries()
const byCall = new Map<Call, ContractEntry>(entries.map((entry) => [entry.call, entry]))

export function entryOf(call: Call): ContractEntry {
  const entry = byCall.get(call)
  if (!entry) throw new Error(`fake: ${call.method} ${call.path} is not a call of the contract`)
  return entry
}

const signedInRoles: ReadonlySet<Call['auth']> = new Set(['buyer', 'seller', 'staff'])
const parts = ['params', 'query', 'body'] as const

/** Validates like the gateway: input that does not fit the schema is a bad_request with the first wrong field. */
function check({ schemas }: ContractEntry, input: RawInput) {
  for (const part of parts) {
    const schema = schemas[part]
    const value = input[part] ?? {}
    if (!schema || Value.Check(schema, value)) continue
    const [first] = Value.Errors(schema, value)
    refuse('bad_request', first?.instancePath.split('/')[1] || part)
  }
}

/** Handles one call like the gateway: authentication, validation, forced failures, then the handler. */
export async function dispatch(entry: ContractEntry, input: RawInput, context: FakeContext, failures: Failures) {
  const failure = failures[`${entry.topic}.${entry.name}` as CallName]
  if (failure) refuse(failure)
  if (signedInRoles.has(entry.call.auth) && !context.state.signedIn) refuse('unauthorized')
  check(entry, input)
  const byName = handlers as unknown as Record<string, AnyHandler>
  return structuredClone(await byName[entry.name]?.(input, context))
}
