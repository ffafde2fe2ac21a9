import type { Api } from '@tradepost/api-client'
import { createFake, type Fake, type FakeOptions, sampleTenant } from '@tradepost/api-client/testing'
import { type CallInput, calls, type OfferCard } from '@tradepost/contract'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import {
  type ActionTools,
  type FeatureContext,
  fetchAliases,
  type GuestCart,
  type GuestLine,
  redirectTo,
  replaceBy,
} from '../src/kernel/server.ts'

const t = translatorFor('en', buildMessages('en'))

interface KitOptions extends FakeOptions {
  guestLines?: GuestLine[]
  guestSaved?: { wished: string[]; viewed: string[] }
  /** Address of the page, without origin. */
  at?: string
}

/** A context and tools on the fake that record what an action did. */
export function kit({
  guestLines = [],
  guestSaved = { wished: [], viewed: [] },
  at = '/',
  ...options
}: KitOptions = {}) {
  const fake = createFake({ signedIn: true, ...options })
  const requests: { path: string; input: unknown; key: string | undefined }[] = []
  const api = ((call, ...[input, callOptions]) => {
    requests.push({ path: call.path, input, key: callOptions?.idempotencyKey })
    return fake.api(call, ...([input, callOptions] as never))
  }) as Api
  const recorded = {
    flashes: [] as string[],
    remembered: undefined as boolean | undefined,
    signedOut: false,
    renewed: 0,
  }
  let cart: GuestCart = { mergeId: '00000000-0000-4000-8000-000000000001', lines: guestLines, direct: null }
  let saved = { mergeId: '00000000-0000-4000-8000-000000000002', ...guestSaved }
  const tools: ActionTools = {
    guestCart: {
      read: () => cart,
      write: (lines) => {
        cart = { ...cart, lines }
      },
      writeDirect: (direct) => {
        cart = { ...cart, direct }
      },
    },
    guestSaved: {
      read: () => saved,
      writeWished: (wished) => {
        saved = { ...saved, wished }
      },
      forgetViewed: () => {
        saved = { ...saved, viewed: [] }
      },
    },
    session: {
      grant: (body: CallInput<typeof calls.signIn.oauthToken>['body']) =>
        api(calls.signIn.oauthToken, { query: { client_id: 'shop', client_secret: 'secret' }, body }),
      signIn: async (_session, { remember }) => {
        recorded.remembered = remember
      },
      renew: async () => {
        recorded.renewed++
      },
      signOut: async () => {
        recorded.signedOut = true
      },
    },
    redirect: (to, status = 303) => redirectTo(to, status),
    replace: (to, status = 303) => replaceBy(to, status),
    flash: (type, text, next) => recorded.flashes.push(`${type}: ${text}${next ? ` → ${next}` : ''}`),
    api: () => api,
  }
  const ctx: FeatureContext = {
    api,
    locale: 'en',
    t,
    currency: { id: '1', code: 'USD' },
    terminal: 1,
    abGroup: 'A',
    tenant: { origin: 'https://shop.example', displayName: 'Shop' } as FeatureContext['tenant'],
    signedIn: options.signedIn ?? true,
    timeZone: 'UTC',
    url: new URL(at, 'https://shop.example'),
    prefix: '',
    aliases: () => fetchAliases(api, sampleTenant),
    beside: (load) => load.catch(() => null),
  }
  return { fake, ctx, tools, did: recorded, requests, bodyOf: (path: string) => bodiesOf(requests, path)[0] }
}

const bodiesOf = (requests: { path: string; input: unknown }[], path: string) =>
  requests.filter((call) => call.path === path).map(({ input }) => (input as { body?: Record<string, unknown> }).body)

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The location of a redirect; undefined for other results. */
export const goes = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : undefined)

/** Messages of a refusal by field. */
export const refused = (answer: unknown): Record<string, string> =>
  Object.fromEntries(
    ((answer as { problems?: { field?: string; message: string }[] }).problems ?? []).map(({ field = '', message }) => [
      field,
      message,
    ]),
  )

/** The fake's offers that can be bought now. */
export async function buyable({ api, state }: Fake): Promise<OfferCard[]> {
  const lines = state.offers.map(({ id }) => ({ offerId: id, quantity: 1 })).slice(0, 100)
  const cart = await api(calls.cart.quoteCart, { body: { lines } })
  return cart.lines.flatMap(({ offer, problem }) => (offer && !problem ? [offer] : []))
}
