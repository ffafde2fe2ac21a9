import type { IncomingMessage, ServerResponse } from 'node:http'
import { choiceSeconds } from '@tradepost/contract/constants'
import { ownPath } from '@tradepost/domain/address/own-path'
import { isLocale, isPrefixed, type Locale, localisePath, splitPrefix } from '@tradepost/i18n/locales'
import { sendRedirect } from '../address/send-redirect.ts'
import { clearCookie, cookieNames, setCookie } from './cookies.ts'

/** What a visitor may choose among, as the shop offers it now; the first language is its own. */
export interface TenantChoices {
  languages: readonly Locale[]
  currencies: readonly string[]
}
interface Choice {
  language: string
  currency: string
  /** Where the visitor was, without locale prefix. */
  from: string
  /** The language that page was in. */
  was?: string
  /** The currency it was in. */
  wasCurrency?: string
}

/** The fields of a small form. */
export async function readUrlEncodedForm(request: IncomingMessage, limit = 8192): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of request) {
    text += piece
    if (text.length > limit) break
  }
  return new URLSearchParams(text.slice(0, limit))
}

/** Cookies and address that follow from a choice of language and currency. */
export function applyLanguageCurrencyChoice(choice: Choice, tenant: TenantChoices, secure: boolean) {
  const cookies: string[] = []
  const path = splitPrefixOf(ownPath(choice.from) ?? '/')
  const { language, was } = choice
  // NOTE: whoever reads a language the shop does not offer, and changes the currency, goes on reading it.
  let location = language === was && isLocale(was) ? localisePath(path, was) : path
  if (isLocale(language) && tenant.languages.includes(language)) {
    const isDefault = language === tenant.languages[0]
    cookies.push(
      isDefault
        ? clearCookie(cookieNames.language, { secure })
        : setCookie(cookieNames.language, language, { maxAge: choiceSeconds, secure }),
    )
    location = isPrefixed(language) ? localisePath(path, language) : path
    // NOTE: spec §4 sends those who choose the default to the root; who only changed the currency chose nothing of the kind.
    if (isDefault && language !== was) location = '/'
  }
  // NOTE: a currency that was only shown follows the language; keeping it would hold it for 30 days.
  if (choice.currency !== choice.wasCurrency && tenant.currencies.includes(choice.currency))
    cookies.push(setCookie(cookieNames.currency, choice.currency, { maxAge: choiceSeconds, secure }))
  return { cookies, location }
}

function splitPrefixOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://x')
  return `${splitPrefix(pathname).rest}${search}`
}

/** POST /choice: a plain form, so that it works without script. */
export async function handleLanguageCurrencyForm(
  request: IncomingMessage,
  response: ServerResponse,
  tenant: TenantChoices,
  secure: boolean,
): Promise<void> {
  const form = await readUrlEncodedForm(request)
  const value = (name: string) => form.get(name) ?? ''
  const choice = {
    language: value('language'),
    currency: value('currency'),
    from: value('from'),
    was: value('was'),
    wasCurrency: value('wasCurrency'),
  }
  const { cookies, location } = applyLanguageCurrencyChoice(choice, tenant, secure)
  for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie)
  response.setHeader('Cache-Control', 'no-store')
  sendRedirect(response, 303, location)
}
