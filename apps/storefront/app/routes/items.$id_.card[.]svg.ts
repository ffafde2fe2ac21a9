import type { LoaderFunctionArgs } from '@remix-run/node'
import { isApiError } from '@tradepost/api-client'
import { drawOffer } from '@tradepost/marketplace-features/offer/server'
import { idParam } from '~/page/id-param.server'
import { openScope } from '~/scope/scope.server'

const mostKept = 1000
/** Finished drawings by address. The oldest leaves first. */
const kept = new Map<string, string>()

function keep(address: string, svg: string): void {
  kept.set(address, svg)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

const picture = (svg: string, isShared: boolean) =>
  new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A changed offer has another address.
      'Cache-Control': isShared ? 'public, max-age=86400' : 'private, no-store',
    },
  })

/** The card of an offer as a picture, drawn from its facts in the language that the address names. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await openScope(args)
  const id = idParam(args)
  const { searchParams } = context.url
  const shape = searchParams.get('shape') === 'wide' ? 'wide' : 'card'
  const isShared = searchParams.get('language') === context.locale && /^\w{1,8}$/.test(searchParams.get('v') ?? '')
  const address = [context.tenant.siteId, id, context.locale, shape, searchParams.get('v')].join(' ')
  const known = isShared && kept.get(address)
  if (known) return picture(known, true)
  const svg = await drawOffer(context, id, shape).catch((error: unknown) => {
    if (isApiError(error)) return null
    throw error
  })
  if (svg === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  if (isShared) keep(address, svg)
  return picture(svg, isShared)
}
