import { attributionSeconds, cookie360HoursSeconds } from '@tradepost/contract/constants'

export type Consent = 'all' | 'essential'

const halfYear = 180 * 24 * 3600
const year = 365 * 24 * 3600

/** A cookie of this page; undefined where there is none. */
export const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

function keep(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}

/** What the visitor decided; undefined as long as nothing was. */
export function storedConsent(): Consent | undefined {
  const value = cookie('consent')
  return value === 'all' || value === 'essential' ? value : undefined
}

/** Keeps device and test group beyond this visit, and where the visitor came from. */
function remember(landing: URL): void {
  for (const name of ['device', 'ab']) {
    const value = cookie(name)
    if (value) keep(name, value, year)
  }
  const source = landing.searchParams.get('utm_source') ?? landing.searchParams.get('source')
  if (source && /^[\w .:-]{1,64}$/.test(source)) {
    keep('source', encodeURIComponent(source), attributionSeconds)
    keep('source360', encodeURIComponent(source), cookie360HoursSeconds)
  }
  ;(window as { recordAttribution?: (address: string) => void }).recordAttribution?.(landing.href)
}

/** Stores a decision; only agreement keeps anything else. */
export function decide(consent: Consent): void {
  keep('consent', consent, halfYear)
  const [landing] = performance.getEntriesByType('navigation')
  if (consent === 'all') remember(new URL(landing?.name ?? window.location.href))
}
