import { existsSync } from 'node:fs'

// NOTE: the same engine; without the window of a whole browser, which costs a second of processor time for each visitor.
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

/** The path of Chromium: CHROME_PATH or a usual place; throws a sentence that says how to get one. */
export function findChromium(): string {
  const found = [process.env.CHROME_PATH, ...places].find((place) => place && existsSync(place))
  if (!found)
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install -y chromium) or set CHROME_PATH.',
    )
  return found
}
