import { data } from '@remix-run/node'
import { calls } from '@tradepost/contract'
import type { Scope } from '../scope/scope.server'
import { closedStatus } from './closed-status.ts'

/** Pages by which people who work for the shop sign in, and that say something before it opens. */
const alwaysOpen: ReadonlySet<string> = new Set(['login', 'signup', 'reset-password', 'cookies'])

/** Throws the page of a closed shop, unless the visitor works for the shop. */
export async function requireOpenShop({ site, context, facts }: Scope): Promise<void> {
  const [, first = ''] = context.url.pathname.split('/')
  if (site.isOpen || alwaysOpen.has(first)) return
  facts.shared = false
  const isAllowed = context.signedIn && (await context.api(calls.opening.shopPreview)).isAllowed
  if (!isAllowed) throw data(null, { status: closedStatus, headers: { 'retry-after': '3600' } })
}
