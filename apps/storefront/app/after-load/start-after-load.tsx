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
/** What `around.json` answers. */
export interface AfterLoadData {
  words: ConsentWords
  parties: ThirdParties
}

/** The one question of consent of this document, and who waits for its answer. */
let notice: { root: Root; answer: Promise<boolean>; onAnswer: (agreed: boolean) => void } | null = null

function mountNotice(): NonNullable<typeof notice> {
  const element = document.createElement('div')
  // NOTE: what sticks to the foot of the window sticks within its parent, which is to be the whole body.
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

/** Asks once in a document; asked again, as in another language, the same notice says it in those words. */
function ask(words: ConsentWords, prefix: string): Promise<boolean> {
  notice ??= mountNotice()
  const { root, answer, onAnswer } = notice
  if (!isAnswered) root.render(<ConsentBanner words={words} more={`${prefix}/cookies`} onAnswer={onAnswer} />)
  return answer
}

async function install(prefix: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', path: `${prefix}/offline` })
}

let newest: Place | null = null
let isAnswered = false
let isLoaded = false

/** What a page does beside itself, once it has done everything for its visitor; again where the language changes. */
export async function startAfterLoad(place: Place): Promise<void> {
  newest = place
  watchMissingPictures(place.prefix)
  install(place.prefix).catch(() => undefined)
  const consent = storedConsent()
  if (consent === 'essential' || isLoaded || isAnswered) return
  // NOTE: a language without a prefix has the address of the default one, whose words the browser may have kept.
  const answer = await fetch(`${place.prefix}/around.json`, { cache: 'no-cache' })
  const { words, parties } = (await answer.json()) as AfterLoadData
  if (newest !== place || isLoaded) return
  if (consent !== 'all') {
    const isAgreed = await ask(words, place.prefix)
    isAnswered = true
    if (!isAgreed || isLoaded) return
  }
  isLoaded = true
  logFingerprint(readCookie('device'), place.prefix)
  loadThirdParties(parties, newest)
}
