import { attributionSeconds, cookie360HoursSeconds } from '@tradepost/contract/constants'
import { readCookie, writeCookie } from '@tradepost/marketplace-features/kernel/browser-storage'

export type Consent = 'all' | 'essential'

const halfYear = 180 * 24 * 3600
const year = 365 * 24 * 3600

/** The visitor's consent decision; undefined if the visitor has not decided yet. */
export function storedConsent(): Consent | undefined {
  const value = readCookie('consent')
  return value === 'all' || value === 'essential' ? value : undefined
}

/** Extends the cookies of device id and test group to a year, and stores the visit's traffic source. */
function storeLonger(landing: URL): void {
  for (const name of ['device', 'ab']) {
    const value = readCookie(name)
    if (value) writeCookie(name, value, year)
  }
  const source = landing.searchParams.get('utm_source') ?? landing.searchParams.get('source')
  if (source && /^[\w .:-]{1,64}$/.test(source)) {
    writeCookie('source', encodeURIComponent(source), attributionSeconds)
    writeCookie('source360', encodeURIComponent(source), cookie360HoursSeconds)
  }
  ;(window as { recordAttribution?: (address: string) => void }).recordAttribution?.(landing.href)
}

/** Stores the consent decision. Only after "all" do device id, test group and traffic source outlast the visit. */
export function storeConsent(consent: Consent): void {
  writeCookie('consent', consent, halfYear)
  const [landing] = performance.getEntriesByType('navigation')
  if (consent === 'all') storeLonger(new URL(landing?.name ?? window.location.href))
}
