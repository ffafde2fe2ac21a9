import { setTimeout as delay } from 'node:timers/promises'
import type { StorefrontBuild } from '../../server/storefront-build.ts'
import type { Reply } from './storefront.ts'

/** What is wrong with an answer: a fault, a way to the error page, or a way to another host. */
function fault({ status, headers, text }: Reply): string | null {
  const { location = '' } = headers
  if (status >= 500) return `${status} ${text.slice(0, 60)}`
  if (/^(?:\/\w\w)?\/500/.test(location)) return `to ${location}`
  return /^\/[/\\]|^https?:(?!\/\/localhost[:/])/.test(location) ? `away to ${location}` : null
}

/** What is wrong each time: on a busy machine a page may be late once, and the error page is shown in its place. */
export async function lastingFault(ask: () => Promise<Reply>): Promise<string | null> {
  for (const waitMs of [0, 1500, 6000]) {
    if (waitMs > 0) await delay(waitMs)
    if (!fault(await ask())) return null
  }
  return fault(await ask())
}

type Route = { path?: string; parentId?: string; module: { action?: unknown; default?: unknown; loader?: unknown } }
const samples: Record<string, string> = { brand: 'skyforge', category: 'accounts', provider: 'Google', code: 'abc' }
/** The addresses of the routes, with something for each name. */
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
