import type { Api } from '@tradepost/api-client'
import type { CallInput, calls, LoginResponse } from '@tradepost/contract'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import type { Locale, Translate } from '@tradepost/i18n'
import type { Aliases } from './aliases.ts'
import type { Goal } from './redirect-to.ts'
import type { AbGroup, PublicTenant, ShopCurrency } from './shop.tsx'

/** Everything a feature's loader or action may use; the storefront builds it once per request. */
export interface FeatureContext {
  api: Api
  locale: Locale
  /** Says a message as the page says it: in its language, in the tenant's own words. */
  t: Translate
  currency: ShopCurrency
  /** 1 desktop, 2 phone. */
  terminal: 1 | 2
  abGroup: AbGroup
  tenant: PublicTenant
  signedIn: boolean
  timeZone: string
  /** The request address without the locale prefix. */
  url: URL
  /** The prefix of every path of this request: '' or a locale such as '/de'. */
  prefix: string
  /** The slugs of the shop; asking again costs nothing. */
  aliases(): Promise<Aliases>
  /** For parts a page can do without: null if the call fails or takes too long. */
  beside<T>(request: Promise<T>): Promise<T | null>
}

/** One reason why an action refused its input; `message` is already localised. */
export interface Problem {
  code: string
  message: string
  field?: string | undefined
}
export type ActionResult<T = Record<never, never>> =
  | ({ ok: true } & T)
  | { ok: false; problems: Problem[]; values: Record<string, string> }

export interface GuestLine {
  offerId: string
  quantity: number
  /** The buyer's delivery inputs. */
  inputs?: InputValues | undefined
}

/** The cart of a visitor; `mergeId` names this cart so that a login takes it over once. */
export interface GuestCart {
  mergeId: string
  lines: GuestLine[]
  /** The delivery inputs of an offer bought without the cart. */
  direct: { offerId: string; inputs: InputValues } | null
}

/** A visitor's wishes and viewed offers, newest first; `mergeId` makes sure a login takes them over only once. */
export interface GuestSaved {
  mergeId: string
  wished: string[]
  viewed: string[]
}

/** Side effects an action may have on the response; the storefront writes the cookies. */
export interface ActionTools {
  guestCart: {
    read(): GuestCart
    /** Empty lines drop the cart, and its merge id with it. */
    write(lines: GuestLine[]): void
    writeDirect(direct: GuestCart['direct']): void
  }
  guestSaved: {
    read(): GuestSaved
    writeWished(offerIds: string[]): void
    /** Forgets what was looked at. */
    forgetViewed(): void
  }
  session: {
    /** Asks the gateway for a session with the storefront's own client credential. */
    grant(body: CallInput<typeof calls.signIn.oauthToken>['body']): Promise<LoginResponse>
    signIn(session: LoginResponse, options: { remember: boolean }): Promise<void>
    /** Goes on with the session that took the place of this browser's; what was chosen at login stays. */
    renew(session: LoginResponse): Promise<void>
    signOut(): Promise<void>
  }
  /** Stays under the locale prefix of the request and carries the cookies written so far. */
  redirect(to: Goal, status?: 302 | 303 | 307): Response
  /** The same in place of the page it leaves: a step back leads to what was before that one. */
  replace(to: Goal, status?: 302 | 303): Response
  /** Said once on the next page: a toast, or a notice on top without script. */
  flash(type: 'success' | 'warning' | 'error' | 'info', text: string, next?: 'cart'): void
  /** A client of the session just signed in; before that the same as the context's. */
  api(): Api
}

export { type Aliases, fetchAliases } from './aliases.ts'
export { checker, textOf } from './checker.ts'
export { failureText } from './failure-text.ts'
export { keyOf } from './form-key.ts'
export { type Goal, keepLanguagePrefix, redirectTo, replaceBy } from './redirect-to.ts'
export { refusal, withProblems } from './refusal.ts'
export { siteFacts } from './site-facts.ts'
export { takeOverGuestCart } from './take-over-guest-cart.ts'
export { takeOverSaved } from './take-over-saved.ts'
