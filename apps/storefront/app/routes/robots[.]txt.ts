import type { LoaderFunctionArgs } from '@remix-run/node'
import { robotsPaths } from '@tradepost/domain/address/routes'

/** Disallows personal pages in every language for crawlers, and names the sitemap. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...robotsPaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    '',
    `Sitemap: ${context.env.publicOrigin}/sitemap.xml`,
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
