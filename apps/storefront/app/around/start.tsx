import type { Locale } from '@tradepost/i18n/locales'
import { ConsentBanner, type ConsentWords } from '@tradepost/marketplace-features/consent'
import { createRoot } from 'react-dom/client'
import { cookie, decide, storedConsent } from './consent'
import { noteFingerprint } from './fingerprint'
import { watchPictures } from './missing-pictures'
import { loadThirdParties, type ThirdParties } from './third-parties'

interface Place {
  locale: Locale
  prefix: string
  signedIn: boolean
}
/** What `around.json` answers. */
export interface AroundPage {
  words: ConsentWords
  parties: ThirdParties
}

function ask(words: ConsentWords, prefix: string): Promise<boolean> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      decide(agreed ? 'all' : 'essential')
      root.unmount()
      place.remove()
      resolve(agreed)
    }
    root.render(<ConsentBanner words={words} more={`${prefix}/cookies`} onAnswer={answer} />)
  })
}

async function install(prefix: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', path: `${prefix}/offline` })
}

/** What a page does beside itself, once it has done everything for its visitor. */
export async function start(place: Place): Promise<void> {
  watchPictures(place.prefix)
  install(place.prefix).catch(() => undefined)
  const consent = storedConsent()
  if (consent === 'essential') return
  const answer = await fetch(`${place.prefix}/around.json`)
  const { words, parties } = (await answer.json()) as AroundPage
  if (consent !== 'all' && !(await ask(words, place.prefix))) return
  noteFingerprint(cookie('device'), place.prefix)
  loadThirdParties(parties, place)
}
