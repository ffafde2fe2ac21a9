import type { LoaderFunctionArgs } from '@remix-run/node'
import { calls } from '@tradepost/contract'
import { splitPrefix } from '@tradepost/i18n'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { openScope } from '~/scope/scope.server'

const codePattern = /^[\w-]{1,32}$/

/** The target of a short link: a web address, but not another short link of this shop. */
function targetOf(originUrl: string, shopOrigin: string): URL | null {
  const url = URL.canParse(originUrl) ? new URL(originUrl) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const isShortLink = url.origin === shopOrigin && splitPrefix(url.pathname).rest.startsWith('/jump/')
  return isShortLink ? null : url
}

/** Redirects a short link to its target, or to the home page if anything fails. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, context } = await openScope(args)
  const shortCode = args.params.code ?? ''
  if (!codePattern.test(shortCode)) return redirectTo('/')
  const link = await api(calls.dictionary.getShortLink, { query: { shortCode } }).catch(() => null)
  return redirectTo((link && targetOf(link.originUrl, context.tenant.origin)) ?? '/')
}
