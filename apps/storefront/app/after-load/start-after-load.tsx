import type { Locale } from '@tradepost/i18n/locales'
import { ConsentBanner, type ConsentWords } from '@tradepost/marketplace-features/consent'
import { readCookie } from '@tradepost/marketplace-features/kernel/browser-storage'
import { createRoot, type Root } from 'react-dom/client'
import { storeConsent, storedConsent } from './consent'
import { logFingerprint } from './fingerprint'
import { watchMissingPictures } from './missing-pictures'
import { loadThirdParties, type ThirdParties } from './third-parties'

interface Place {
  locale: Locale
  prefix: string
  signedIn: boolean
}
/** The answer of `after-load.json`. */
export interface AfterLoadData {
  words: ConsentWords
  parties: ThirdParties
}

/** This document's consent banner and its pending answer. */
let banner: { root: Root; answer: Promise<boolean>; onAnswer: (agreed: boolean) => void } | null = null

function mountBanner(): NonNullable<typeof banner> {
  const element = document.createElement('div')
  // The banner is position: sticky, which works only within its parent: `contents` makes that the whole body.
  element.style.display = 'contents'
  document.body.append(element)
  const root = createRoot(element)
  let onAnswer = (_agreed: boolean) => {}
  const answer = new Promise<boolean>((resolve) => {
    onAnswer = (agreed) => {
      storeConsent(agreed ? 'all' : 'essential')
      root.unmount()
      element.remove()
      resolve(agreed)
    }
  })
  return { root, answer, onAnswer }
}

/** Asks for consent once per document. A further call, as after a change of language, only changes the words. */
function askForConsent(words: ConsentWords, prefix: string): Promise<boolean> {
  banner ??= mountBanner()
  const { root, answer, onAnswer } = banner
  if (!isAnswered) root.render(<ConsentBanner words={words} more={`${prefix}/cookies`} onAnswer={onAnswer} />)
  return answer
}

async function installServiceWorker(prefix: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', path: `${prefix}/offline` })
}

let newest: Place | null = null
let isAnswered = false
let isLoaded = false

/** Starts what a page needs least: service worker, consent and third parties. Runs again when the language changes. */
export async function startAfterLoad(place: Place): Promise<void> {
  newest = place
  watchMissingPictures(place.prefix)
  installServiceWorker(place.prefix).catch(() => undefined)
  const consent = storedConsent()
  if (consent === 'essential' || isLoaded || isAnswered) return
  // Languages without a prefix share this address, so the browser may have cached another language's words.
  const answer = await fetch(`${place.prefix}/after-load.json`, { cache: 'no-cache' })
  const { words, parties } = (await answer.json()) as AfterLoadData
  if (newest !== place || isLoaded) return
  if (consent !== 'all') {
    const isAgreed = await askForConsent(words, place.prefix)
    isAnswered = true
    if (!isAgreed || isLoaded) return
  }
  isLoaded = true
  logFingerprint(readCookie('device'), place.prefix)
  loadThirdParties(parties, newest)
}
