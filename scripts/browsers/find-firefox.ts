import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of Firefox: FIREFOX_PATH or a usual path. Throws with installation advice if there is none. */
export function findFirefox(): string {
  const file = [process.env.FIREFOX_PATH, ...places].find((place) => place && existsSync(place))
  if (!file)
    throw new Error(
      'The browser tests need Firefox too: install it (Debian: apt-get install -y firefox-esr) or set FIREFOX_PATH.',
    )
  return file
}
