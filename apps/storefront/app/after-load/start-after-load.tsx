import type { Locale } from '@tradepost/i18n/locales'
import { ConsentBanner, type ConsentWords } from '@tradepost/marketplace-features/consent'
import { readCookie } from '@tradepost/marketplace-features/kernel/browser-storage'
import { createRoot, type Root } from 'react-dom/client'
import { storeConsent, storedConsent } from './consent'
import { logFingerprint } from './fingerprint'
import { watchMissingPictures } from './missing-pictures'
import { loadThirdParties, type ThirdParties } from './third-parties'

interface PageState {
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
  // `position: sticky` works within the parent box. `display: contents` makes this the body instead of the div.
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

/** Shows the consent banner once per document. A call after a change of language only updates its texts. */
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

let newest: PageState | null = null
let isAnswered = false
let isLoaded = false

/** Registers the service worker, asks for consent and loads third-party scripts. Runs again after a language change. */
export async function startAfterLoad(page: PageState): Promise<void> {
  newest = page
  watchMissingPictures(page.prefix)
  installServiceWorker(page.prefix).catch(() => undefined)
  const consent = storedConsent()
  if (consent === 'essential' || isLoaded || isAnswered) return
  // Languages without a prefix share this address, so the browser may have cached the texts of another language.
  const answer = await fetch(`${page.prefix}/after-load.json`, { cache: 'no-cache' })
  const { words, parties } = (await answer.json()) as AfterLoadData
  if (newest !== page || isLoaded) return
  if (consent !== 'all') {
    const isAgreed = await askForConsent(words, page.prefix)
    isAnswered = true
    if (!isAgreed || isLoaded) return
  }
  isLoaded = true
  logFingerprint(readCookie('device'), page.prefix)
  loadThirdParties(parties, newest)
}
