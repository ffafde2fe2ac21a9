import { afterEach, expect, it, vi } from 'vitest'
import { isAppleBrowser } from './browser-subscription.ts'

afterEach(() => vi.unstubAllGlobals())

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

it.each([
  ['an iPhone', iPhone, 5, false, true],
  ['an iPhone whose page is on the home screen', iPhone, 5, true, false],
  ['an iPad, which says that it is a Mac', mac, 5, false, true],
  ['an iPad whose page is on the home screen', mac, 5, true, false],
  ['a Mac', mac, 0, false, false],
  ['another phone', android, 5, false, false],
])('%s must first be given the page: %s, %i, %s → %s', (_, userAgent, maxTouchPoints, isInstalled, isApple) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' && isInstalled }))
  expect(isAppleBrowser()).toBe(isApple)
})
