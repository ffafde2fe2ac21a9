import type { LoaderFunctionArgs } from '@remix-run/node'
import { calls } from '@tradepost/contract'
import { splitPrefix } from '@tradepost/i18n'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { openScope } from '~/scope/scope.server'

const codePattern = /^[\w-]{1,32}$/

/** The target of a short link: a web address, but not another short link of this shop. */
function goal(originUrl: string, own: string): URL | null {
  const url = URL.canParse(originUrl) ? new URL(originUrl) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const again = url.origin === own && splitPrefix(url.pathname).rest.startsWith('/jump/')
  return again ? null : url
}

/** A short link; whatever goes wrong leads home. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, context } = await openScope(args)
  const shortCode = args.params.code ?? ''
  if (!codePattern.test(shortCode)) return redirectTo('/')
  const found = await api(calls.dictionary.getShortLink, { query: { shortCode } }).catch(() => null)
  return redirectTo((found && goal(found.originUrl, context.tenant.origin)) ?? '/')
}
