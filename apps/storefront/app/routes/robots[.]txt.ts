import type { LoaderFunctionArgs } from '@remix-run/node'

/** Crawlers may read the catalogue and nothing personal. */
export function loader({ context }: LoaderFunctionArgs) {
  const closed = ['/buyer/', '/cart', '/checkout', '/payment/', '/login', '/api/', '/500']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Host: ${context.env.publicOrigin}`]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
