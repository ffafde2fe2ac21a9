import type { IncomingMessage, ServerResponse } from 'node:http'
import { choiceSeconds } from '@tradepost/contract/constants'
import { ownPath } from '@tradepost/domain/address/own-path'
import { isLocale, isPrefixed, type Locale, localisePath, splitPrefix } from '@tradepost/i18n/locales'
import { sendRedirect } from '../address/send-redirect.ts'
import { clearCookie, cookieNames, setCookie } from './cookies.ts'

/** The languages and currencies the shop offers; the first language is its default. */
export interface TenantChoices {
  languages: readonly Locale[]
  currencies: readonly string[]
}
/** What the shop offers at present. */
export interface ShopChoices extends TenantChoices {
  /** False while the shop is closed to shoppers. */
  isOpen: boolean
}
interface Choice {
  language: string
  currency: string
  /** The path of the page, without locale prefix. */
  from: string
  /** The language of that page. */
  was?: string
  /** The currency of that page. */
  wasCurrency?: string
}

/** Reads the fields of a small URL-encoded form. */
export async function readUrlEncodedForm(request: IncomingMessage, limit = 8192): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of request) {
    text += piece
    if (text.length > limit) break
  }
  return new URLSearchParams(text.slice(0, limit))
}

/** The cookies and the redirect for a choice of language and currency. */
export function applyLanguageCurrencyChoice(choice: Choice, tenant: TenantChoices, secure: boolean) {
  const cookies: string[] = []
  const path = splitPrefixOf(ownPath(choice.from) ?? '/')
  const { language, was } = choice
  // Keep a language that the shop does not offer if only the currency changes.
  let location = language === was && isLocale(was) ? localisePath(path, was) : path
  if (isLocale(language) && tenant.languages.includes(language)) {
    const isDefault = language === tenant.languages[0]
    cookies.push(
      isDefault
        ? clearCookie(cookieNames.language, { secure })
        : setCookie(cookieNames.language, language, { maxAge: choiceSeconds, secure }),
    )
    location = isPrefixed(language) ? localisePath(path, language) : path
    // Specification §4: choosing the default language leads to the home page. Changing only the currency does not.
    if (isDefault && language !== was) location = '/'
  }
  // Store only a changed currency, because an unchanged one continues to follow the language.
  if (choice.currency !== choice.wasCurrency && tenant.currencies.includes(choice.currency))
    cookies.push(setCookie(cookieNames.currency, choice.currency, { maxAge: choiceSeconds, secure }))
  return { cookies, location }
}

function splitPrefixOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://x')
  return `${splitPrefix(pathname).rest}${search}`
}

/** POST /choice: handles the choice of language and currency, a plain form that works without scripts. */
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
