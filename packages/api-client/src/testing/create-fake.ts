import { type Call, errorStatus } from '@tradepost/contract'
import type { Api, CallOptions } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { type CallName, dispatch, entryOf, type Failures, type RawInput } from './dispatch.ts'
import { type FakeTenant, sampleTenant } from './fixtures/tenant.ts'
import { httpHandlers } from './http-handlers.ts'
import { deliver, settlePayment } from './purchases.ts'
import { Refusal } from './refuse.ts'
import { createState, type FakeState } from './state.ts'

export interface FakeOptions {
  /** The sample tenant by default. */
  tenant?: FakeTenant
  locale?: string
  /** Code; the tenant's currency for the language by default. */
  currency?: string
  /** Download address of the desktop client. Null if it is not published, so that no pass is sold. */
  clientDownloadUrl?: string | null
  /** Group of the visitor; A by default. */
  abGroup?: 'A' | 'B'
  signedIn?: boolean
  now?: () => Date
  /** Calls that always fail, by name: `{ 'offer.offerPage': 'internal' }`. */
  failures?: Failures
  /** The delay of every call; with Infinity, calls never return. */
  delayMs?: number
  /** Texts of error codes in responses. */
  errorText?: (code: string) => string
}

/** An in-memory gateway: stateful, typed and validated by the contract. */
export interface Fake {
  api: Api
  state: FakeState
  /** msw handlers that answer under a base url, e.g. `http://gateway.test`. */
  handlers: (baseUrl: string) => ReturnType<typeof httpHandlers>
  /** Makes a call fail until it is given null. */
  fail: (name: CallName, code: Failures[CallName] | null) => void
  /** Acts as the payment provider and the delivery job. */
  settlePayment: (purchaseId: string, outcome?: 'captured' | 'failed') => void
  deliver: (orderId: string) => void
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (Number.isFinite(ms)) setTimeout(resolve, ms)
  })

export function createFake(options: FakeOptions = {}): Fake {
  const { tenant = sampleTenant, delayMs = 0, errorText = (code) => code } = options
  const locale = options.locale ?? tenant.languages[0] ?? 'en'
  const state = createState({
    tenant,
    locale,
    currency: options.currency ?? tenant.currencyByLanguage[locale] ?? tenant.currencies[0] ?? 'USD',
    abGroup: options.abGroup ?? 'A',
    clientDownloadUrl:
      options.clientDownloadUrl === undefined ? 'https://client.example/setup.exe' : options.clientDownloadUrl,
    now: options.now ?? (() => new Date()),
    signedIn: options.signedIn ?? false,
  })
  const failures: Failures = { ...options.failures }

  async function answer(call: Call, input: RawInput, { form, signal }: CallOptions = {}) {
    if (delayMs) await wait(delayMs, signal)
    return dispatch(entryOf(call), input, { state, form }, failures)
  }

  function readCallerHeaders(headers: Headers) {
    const group = headers.get('ab-test-group')
    if (group) state.abGroup = group === '2' ? 'B' : 'A'
  }

  const api = (async (call: Call, input: RawInput = {}, callOptions: CallOptions = {}) => {
    try {
      return await answer(call, input, callOptions)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const details = { status: errorStatus[error.code], field: error.field, path: call.path, requestId: 'fake' }
      throw new ApiError(error.code, errorText(error.code), details)
    }
  }) as Api

  return {
    api,
    state,
    handlers: (baseUrl) => httpHandlers(baseUrl, answer, errorText, readCallerHeaders),
    fail(name, code) {
      if (code) failures[name] = code
      else delete failures[name]
    },
    settlePayment: (purchaseId, outcome) => settlePayment(state, purchaseId, outcome),
    deliver: (orderId) => deliver(state, orderId),
  }
}
