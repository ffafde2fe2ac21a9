import type { LoaderFunctionArgs } from '@remix-run/node'

const closed = ['/buyer/', '/cart', '/checkout', '/payment/', '/login', '/logout', '/signup', '/jump/', '/api/', '/500']

/** Crawlers may read the catalogue and nothing personal, in every language; this is where its pages are listed. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    '',
    `Sitemap: ${context.env.publicOrigin}/sitemap.xml`,
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
