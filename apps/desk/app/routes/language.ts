import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { isLocale } from '@tradepost/i18n/locales'
import { languageCookie } from '../session/desk-scope.server.ts'
import { readForm } from '../session/read-form.server.ts'

/** Chooses the language and returns to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  const next = String(form.get('next') ?? '')
  return redirect(/^\/(?:sell|staff)(?:[/?]|$)/.test(next) ? next : paths.overview(), {
    headers: isLocale(language) ? { 'Set-Cookie': await languageCookie.serialize(language) } : {},
  })
}
