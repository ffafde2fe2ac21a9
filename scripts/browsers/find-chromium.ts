import { existsSync } from 'node:fs'

// Prefer the headless shell: the full browser costs one more second of processor time per visitor.
const places = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of Chromium: CHROME_PATH or a usual path. Throws with installation advice if there is none. `full`: not the
 * headless shell, which has no notifications.
 */
export function findChromium({ full = false } = {}): string {
  const file = [process.env.CHROME_PATH, ...places].find(
    (place) => place && existsSync(place) && !(full && place.includes('headless-shell')),
  )
  if (!file)
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install -y chromium) or set CHROME_PATH.',
    )
  return file
}
