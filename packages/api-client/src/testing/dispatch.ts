import type { Call, ErrorCode } from '@tradepost/contract'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import { Value } from 'typebox/value'
import type { FakeContext, Handlers, Topic } from './fake-call.ts'
import { account } from './handlers/account.ts'
import { dictionary } from './handlers/dictionary.ts'
import { file } from './handlers/file.ts'
import { finance } from './handlers/finance.ts'
import { log } from './handlers/log.ts'
import { operation } from './handlers/operation.ts'
import { product } from './handlers/product.ts'
import { website } from './handlers/website.ts'
import { refuse } from './refuse.ts'

export const handlers: Handlers<Topic> = {
  ...account,
  ...dictionary,
  ...file,
  ...finance,
  ...log,
  ...operation,
  ...product,
  ...website,
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

const people: ReadonlySet<Call['auth']> = new Set(['buyer', 'seller', 'service'])
const parts = ['params', 'query', 'body'] as const

/** The gateway's validation: what the schema does not allow is a bad_request naming the first offending field. */
function check({ schemas }: ContractEntry, input: RawInput) {
  for (const part of parts) {
    const schema = schemas[part]
    const value = input[part] ?? {}
    if (!schema || Value.Check(schema, value)) continue
    const [first] = Value.Errors(schema, value)
    refuse('bad_request', first?.instancePath.split('/')[1] || part)
  }
}

/** Answers one call as the gateway would: authentication, validation, forced failures, then the handler. */
export async function dispatch(entry: ContractEntry, input: RawInput, context: FakeContext, failures: Failures) {
  const failure = failures[`${entry.topic}.${entry.name}` as CallName]
  if (failure) refuse(failure)
  if (people.has(entry.call.auth) && !context.state.signedIn) refuse('unauthorized')
  check(entry, input)
  const byName = handlers as unknown as Record<string, AnyHandler>
  return structuredClone(await byName[entry.name]?.(input, context))
}
