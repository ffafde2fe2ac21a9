import tenant from 'virtual:tenant'
import { assetOf } from '~/server/public-tenant.server'

/** What a phone needs to keep the shop on its home screen. */
export function loader() {
  const manifest = {
    name: tenant.displayName,
    short_name: tenant.displayName,
    start_url: '/',
    display: 'browser',
    theme_color: tenant.themeColor,
    background_color: '#ffffff',
    icons: [{ src: assetOf(tenant.icon), sizes: 'any', type: 'image/svg+xml' }],
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }
  return new Response(JSON.stringify(manifest), { headers })
}
