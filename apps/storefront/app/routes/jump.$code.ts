import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { dictionary } from '@tradepost/contract'
import { openScope } from '~/server/scope.server'

const codePattern = /^[\w-]{1,32}$/

/** A short link; whatever goes wrong leads home. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openScope(args)
  const shortCode = args.params.code ?? ''
  if (!codePattern.test(shortCode)) return redirect('/', 302)
  try {
    const { originUrl } = await api(dictionary.getShortLink, { query: { shortCode } })
    return /^https?:$/.test(new URL(originUrl).protocol) ? redirect(originUrl, 302) : redirect('/', 302)
  } catch {
    return redirect('/', 302)
  }
}
