import { setTimeout as delay } from 'node:timers/promises'
import type { StorefrontBuild } from '../../server/storefront-build.ts'
import type { Reply } from './storefront.ts'

/** The fault of an answer: a server error, a redirect to the error page or to another host; null if there is none. */
function fault({ status, headers, text }: Reply): string | null {
  const { location = '' } = headers
  if (status >= 500) return `${status} ${text.slice(0, 60)}`
  if (/^(?:\/\w\w)?\/500/.test(location)) return `to ${location}`
  return /^\/[/\\]|^https?:(?!\/\/localhost[:/])/.test(location) ? `to another host: ${location}` : null
}

/** The fault if every attempt has one, else null: on a busy machine a page may time out once and lead to /500. */
export async function lastingFault(send: () => Promise<Reply>): Promise<string | null> {
  for (const waitMs of [0, 1500, 6000]) {
    if (waitMs > 0) await delay(waitMs)
    if (!fault(await send())) return null
  }
  return fault(await send())
}

type Route = { path?: string; parentId?: string; module: { action?: unknown; default?: unknown; loader?: unknown } }
const samples: Record<string, string> = { brand: 'skyforge', category: 'accounts', provider: 'Google', code: 'abc' }
/** The addresses of the routes, with a value for each parameter. */
export function addressesOf(build: StorefrontBuild, has: (module: Route['module']) => boolean): string[] {
  const routes = build.routes as unknown as Record<string, Route>
  const pathOf = ({ path = '', parentId }: Route): string =>
    `${parentId && routes[parentId] ? pathOf(routes[parentId]) : ''}/${path}`
  return Object.values(routes)
    .filter(({ module, path }) => has(module) && path !== '500')
    .map((route) =>
      pathOf(route)
        .replace(/\/+/g, '/')
        .replace(/:(\w+)\??/g, (_, name: string) => samples[name] ?? '1')
        .replace('*', 'x'),
    )
}
