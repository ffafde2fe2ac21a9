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
  /** Translates a message id into the page's language, with the tenant's wording. */
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
  /** The site's aliases. Cached, so repeated calls are free. */
  aliases(): Promise<Aliases>
  /** Wraps a call for an optional part of a page: null if the call fails or takes too long. */
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

/** A visitor's cart. `mergeId` makes merging it at login idempotent. */
export interface GuestCart {
  mergeId: string
  lines: GuestLine[]
  /** The delivery inputs of an offer bought without the cart. */
  direct: { offerId: string; inputs: InputValues } | null
}

/** A visitor's wishlist and viewed offers, newest first. `mergeId` makes merging them at login idempotent. */
export interface GuestSaved {
  mergeId: string
  wished: string[]
  viewed: string[]
}

/** Side effects an action may have on the response; the storefront writes the cookies. */
export interface ActionTools {
  guestCart: {
    read(): GuestCart
    /** Replaces the lines. An empty list deletes the cart and its merge id. */
    write(lines: GuestLine[]): void
    writeDirect(direct: GuestCart['direct']): void
  }
  guestSaved: {
    read(): GuestSaved
    writeWished(offerIds: string[]): void
    /** Clears the viewed offers. */
    forgetViewed(): void
  }
  session: {
    /** Requests a session from the gateway with the storefront's client credential. */
    grant(body: CallInput<typeof calls.signIn.oauthToken>['body']): Promise<LoginResponse>
    signIn(session: LoginResponse, options: { remember: boolean }): Promise<void>
    /** Replaces the browser's session and keeps the choice to stay signed in. */
    renew(session: LoginResponse): Promise<void>
    signOut(): Promise<void>
  }
  /** Keeps the locale prefix of the request and sets the cookies written so far. */
  redirect(to: Goal, status?: 302 | 303 | 307): Response
  /** Like `redirect`, but replaces the current history entry. */
  replace(to: Goal, status?: 302 | 303): Response
  /** Shows a message once on the next page: a toast, or without JavaScript a notice at the top. */
  flash(type: 'success' | 'warning' | 'error' | 'info', text: string, next?: 'cart'): void
  /** A client with the new session after signing in; before that, the context's client. */
  api(): Api
}

export { type Aliases, fetchAliases } from './aliases.ts'
export { checker, textOf } from './checker.ts'
export { failureText } from './failure-text.ts'
export { idempotencyKeyOf } from './form-key.ts'
export { type Goal, keepLanguagePrefix, redirectTo, replaceBy } from './redirect-to.ts'
export { refusal, withProblems } from './refusal.ts'
export { siteFacts } from './site-facts.ts'
export { takeOverGuestCart } from './take-over-guest-cart.ts'
export { takeOverSaved } from './take-over-saved.ts'
