import type { LoaderFunctionArgs } from '@remix-run/node'
import { openScope } from '../session/desk-scope.server.ts'
import { manifestOf } from '../site/manifest.ts'

/** The web app manifest of the seller centre. An iPhone gets notifications only of a page on its home screen. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale, context } = await openScope(args)
  const { shop, t } = context
  const manifest = manifestOf(shop, locale, t('desk.title', { shop: shop.name }))
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
