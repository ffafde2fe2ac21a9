const isParameter = (segment: string) => segment.startsWith(':')
const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const matches = (segment: string): RegExp =>
  isParameter(segment)
    ? new RegExp(`^.+${quoted(segment.replace(/^:\w+\??/, ''))}$`)
    : new RegExp(`^${quoted(segment)}$`, 'i')

interface Route {
  name: string
  segments: readonly RegExp[]
  /** True for `api/*`, which matches every path below. */
  isOpen: boolean
  weight: string
}

function routeOf(pattern: string): Route {
  const parts = pattern.split('/').filter(Boolean)
  const isOpen = parts.at(-1) === '*'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  return {
    name: `/${parts.join('/')}`,
    segments: fixed.map(matches),
    isOpen,
    weight: parts.map((part) => (part === '*' ? '0' : isParameter(part) ? '1' : '2')).join(''),
  }
}

/**
 * Returns a function that names the route of a path, such as `/items/:id`, so that a metric has as many values as the
 * application has routes. A path of no route is `/*`.
 */
export function routeNames(patterns: readonly string[]): (pathname: string) => string {
  // The router prefers fixed segments to parameters, from left to right.
  const routes = patterns.map(routeOf).sort((one, other) => (one.weight < other.weight ? 1 : -1))
  return (pathname) => {
    const parts = pathname.split('/').filter(Boolean)
    const route = routes.find(
      ({ segments, isOpen }) =>
        (isOpen ? parts.length > segments.length : parts.length === segments.length) &&
        segments.every((segment, index) => segment.test(parts[index] ?? '')),
    )
    return route?.name ?? '/*'
  }
}

interface Build {
  routes: Readonly<Record<string, { parentId?: string; path?: string } | undefined>>
}

/** The pattern of every route of a Remix build, such as `items/:id`. */
export function routePaths({ routes }: Build): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined
    return route ? [pathOf(route.parentId), route.path ?? ''].filter(Boolean).join('/') : ''
  }
  return [...new Set(Object.keys(routes).map(pathOf))]
}
