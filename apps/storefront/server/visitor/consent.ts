import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownPath } from '@tradepost/domain/address/own-path'
import { isLocale, localisePath } from '@tradepost/i18n/locales'
import { sendRedirect } from '../address/send-redirect.ts'
import { cookieNames, setCookie } from './cookies.ts'
import { readUrlEncodedForm } from './language-currency-choice.ts'

const halfYear = 180 * 24 * 3600

/** POST /consent: handles the cookie choice, a plain form that works without scripts. */
export async function handleConsentForm(
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
): Promise<void> {
  const form = await readUrlEncodedForm(request)
  const choice = form.get('consent')
  const locale = form.get('locale')
  if (choice === 'all' || choice === 'essential')
    response.appendHeader('Set-Cookie', setCookie(cookieNames.consent, choice, { maxAge: halfYear, secure }))
  response.setHeader('Cache-Control', 'no-store')
  const from = ownPath(form.get('from')) ?? '/'
  sendRedirect(response, 303, localisePath(from, isLocale(locale) ? locale : 'en'))
}
