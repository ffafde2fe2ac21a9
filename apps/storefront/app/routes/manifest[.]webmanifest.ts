import tenant from 'virtual:tenant'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { direction, localisePath, standardTag } from '@tradepost/i18n'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { assetOf } from '~/tenant/public-tenant.server'
import { fetchSiteConfig } from '~/tenant/site-config.server'
import { translateFor } from '~/words/words.server'

/** The web app manifest, in the language of the request. */
export async function loader({ context: facts }: LoaderFunctionArgs) {
  const [{ themeColor, finish }, t] = await Promise.all([fetchSiteConfig(facts), translateFor(facts)])
  const { locale } = facts
  const localised = (path: string) => localisePath(path, locale)
  const shortcut = (name: string, path: string) => ({ name, url: localised(path) })
  const manifest = {
    id: '/',
    name: tenant.displayName,
    short_name: tenant.displayName,
    description: t('catalog.homeTitle'),
    lang: standardTag(locale),
    dir: direction(locale),
    start_url: localised('/'),
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: assetOf(tenant.icon), sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [shortcut(t('shell.myOrders'), paths.orders()), shortcut(t('shell.cart'), paths.cart())],
  }
  // While the gateway cannot be reached, the manifest has the build's settings, which must not be cached.
  const caching = finish ? 'public, max-age=3600' : 'no-store'
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': caching }
  return new Response(JSON.stringify(manifest), { headers })
}
