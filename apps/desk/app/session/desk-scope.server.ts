import { createCookie, redirect } from '@remix-run/node'
import { type Api, isApiError, isSessionOver } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { paths } from '@tradepost/desk-features/kernel'
import type { DeskContext, DeskTools } from '@tradepost/desk-features/kernel/server'
import type { Namespace, Translate } from '@tradepost/i18n'
import { isLocale, type Locale } from '@tradepost/i18n/locales'
import { buildMessages, type CompiledMessages, translatorFor } from '@tradepost/i18n/server'
import type { DeskRequest } from '../../server/desk-request.ts'
import { type DeskSite, siteFor } from '../site/desk-site.server.ts'
import { DeskSession } from './desk-session.server.ts'
import { gatewayApi } from './gateway-api.server.ts'

export const languageCookie = createCookie('desk_lang', { path: '/', sameSite: 'lax', maxAge: 31_536_000 })

type User = CallData<typeof calls.account.userBaseInfo>

/** What all loaders and actions of one request share. */
export interface DeskScope {
  facts: DeskRequest
  session: DeskSession
  api: Api
  locale: Locale
  messages: CompiledMessages
  site: DeskSite
  /** Null if nobody is signed in. */
  user: User | null
  context: DeskContext
  tools: DeskTools
}

interface Words {
  messages: CompiledMessages
  t: Translate
}

const wordsOf = new Map<Locale, Words>()

/** Only what the desk shows: it has no use for the shop's own messages. */
const namespaces: ReadonlySet<string> = new Set<Namespace>([
  'account',
  'alerts',
  'application',
  'areas',
  'betaDesk',
  'cases',
  'catalogDesk',
  'chargeback',
  'chatTemplates',
  'claimDesk',
  'common',
  'content',
  'events',
  'coupons',
  'customerBan',
  'customerData',
  'desk',
  'errors',
  'factor',
  'figures',
  'insight',
  'messageReport',
  'offerForm',
  'offerPlans',
  'offerPrices',
  'offerTranslations',
  'ownStore',
  'payout',
  'payoutSettings',
  'push',
  'queues',
  'ranking',
  'opening',
  'rates',
  'invoice',
  'rentalUnits',
  'report',
  'requests',
  'sellerApi',
  'sellerEndpoint',
  'staffDesk',
  'standing',
  'support',
  'tax',
  'tickets',
  'trust',
  'unitClaims',
  'clients',
  'paymentKeys',
  'tenants',
  'jobs',
  'pageErrors',
  'media',
  'passTerms',
  'sharedGames',
  'webhooks',
])

function wordsFor(locale: Locale): Words {
  const cached = wordsOf.get(locale)
  if (cached) return cached
  const messages = Object.fromEntries(
    Object.entries(buildMessages(locale)).filter(([id]) => namespaces.has(id.split('.', 1)[0] ?? '')),
  )
  const words = { messages, t: translatorFor(locale, messages) }
  wordsOf.set(locale, words)
  return words
}

/** The language that the user chose, else the first of the browser's languages that the shop has, else its default. */
async function localeFor(request: Request, languages: readonly Locale[]): Promise<Locale> {
  const chosen: unknown = await languageCookie.parse(request.headers.get('cookie'))
  if (isLocale(chosen) && languages.includes(chosen)) return chosen
  const accepted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '')
    // The product's code of Korean is that of the country.
    .map((code) => (code === 'ko' ? 'kr' : code))
  const match = accepted.find((code): code is Locale => isLocale(code) && languages.includes(code))
  return match ?? languages[0] ?? 'en'
}

async function createScope(facts: DeskRequest, request: Request): Promise<DeskScope> {
  let session: DeskSession | null = null
  const token = () => session?.current?.accessToken ?? null
  const anonymous = gatewayApi(facts, 'en', token)
  const site = await siteFor(anonymous, facts.site.code)
  const locale = await localeFor(request, site.languages)
  const api = gatewayApi(facts, locale, token)
  session = await DeskSession.open(facts, request.headers.get('cookie'), api)
  const opened = session
  const [user, roles] = opened.current
    ? await Promise.all([api(calls.account.userBaseInfo, { body: {} }), api(calls.role.myRoles)]).catch(
        async (error: unknown) => {
          if (!isApiError(error) || !isSessionOver(error)) throw error
          await opened.end()
          return [null, null] as const
        },
      )
    : ([null, null] as const)
  const { messages, t } = wordsFor(locale)
  const context: DeskContext = {
    api,
    locale,
    t,
    shop: site.shop,
    userId: user?.userId ?? null,
    seller: roles?.seller ?? null,
    staff: roles?.staff ?? null,
    factor: {
      factor: roles?.factor ?? 'none',
      factorAsked: roles?.factorAsked ?? 'nothing',
      hasPasskey: roles?.hasPasskey ?? false,
    },
    url: new URL(request.url),
  }
  const tools: DeskTools = {
    async signIn({ email, ...proof }) {
      const login = await api(calls.signIn.oauthToken, {
        query: { client_id: '-', client_secret: '-' },
        body: { grantType: 'code' in proof ? 'captcha' : 'password', userType: userType.buyer, email, ...proof },
      })
      await opened.start(login)
    },
    renew: (login) => opened.renew(login),
  }
  return { facts, session: opened, api, locale, messages, site, user, context, tools }
}

const scopes = new WeakMap<DeskRequest, Promise<DeskScope>>()

/** The arguments of a loader or action. The server passes a DeskRequest as `context`. */
export interface RouteArgs {
  context: object
  request: Request
}

/** The scope of a request, created once for all its loaders. */
export function openScope({ context, request }: RouteArgs): Promise<DeskScope> {
  const facts = context as DeskRequest
  const scope = scopes.get(facts) ?? createScope(facts, request)
  scopes.set(facts, scope)
  return scope
}

/** The headers that carry a changed session to the browser. */
export function sessionHeaders({ session }: DeskScope): Headers {
  const headers = new Headers()
  for (const line of session.cookies) headers.append('Set-Cookie', line)
  return headers
}

/** Sends somebody who is not signed in, or not yet by the second factor, to the page for it, and back afterwards. */
export function requireUser(scope: DeskScope): DeskScope & { user: User } {
  const { user, context } = scope
  const { pathname, search } = context.url
  const next = `${pathname.replace(/\.data$/, '')}${search}`
  const isStaff = pathname.startsWith(paths.staff())
  if (!user) throw redirect((isStaff ? paths.staffSignIn : paths.signIn)(next), { headers: sessionHeaders(scope) })
  const isWithout = /^\/\w+\/(?:factor|invitation|passkey)(?:\.data)?$/.test(pathname)
  const { factor } = context.factor
  if (!isWithout && (factor === 'prove' || (factor === 'enrol' && isStaff)))
    throw redirect(paths.factor(isStaff ? 'staff' : 'seller', next), { headers: sessionHeaders(scope) })
  return { ...scope, user }
}
