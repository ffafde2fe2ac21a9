import { type Locale, standardTag, widgetLanguages, widgetTag } from '@tradepost/i18n/locales'
import { isClosed, takesCards } from '../../server/security/protected-paths'
import { setCardScriptState } from './card-script'
import { loadScript, untilPageAge } from './load-script'

/** Addresses of what others provide; null is not used by this deployment. */
export interface ThirdParties {
  oneTap: { src: string; clientId: string } | null
  translate: string | null
  card: string | null
}
interface Place {
  locale: Locale
  prefix: string
  signedIn: boolean
}
interface Google {
  accounts?: {
    id?: {
      initialize(options: {
        client_id: string
        nonce: string
        callback: (answer: { credential: string }) => void
      }): void
      prompt(): void
    }
  }
  translate?: { TranslateElement: new (options: object, id: string) => unknown }
}
type Global = Window & { google?: Google; translateReady?: () => void }

const translateAfterMs = 4000
const oneTapAfterMs = 8000
const cardPatienceMs = 4000
const here = () => window.location.pathname

/** Leaves for a closed page as a whole document: what was loaded here must not come along. */
function keepOutOfClosedPages(): void {
  const isNative = (address: string | undefined) => {
    const url = address ? new URL(address, window.location.href) : null
    return url?.origin === window.location.origin && isClosed(url.pathname)
  }
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (isNative(link?.href)) event.stopPropagation()
    },
    true,
  )
  window.addEventListener(
    'submit',
    (event) => {
      const button = (event as SubmitEvent).submitter as HTMLButtonElement | null
      const form = event.target as HTMLFormElement
      if (form.method === 'get' && isNative(button?.formAction || form.action)) event.stopPropagation()
    },
    true,
  )
}

function translateElement(locale: Locale): void {
  const widget = (window as Global).google?.translate
  if (!widget) return
  const place = document.createElement('div')
  place.id = 'translate'
  document.querySelector('footer')?.append(place)
  new widget.TranslateElement(
    {
      pageLanguage: widgetTag(locale) ?? standardTag(locale),
      includedLanguages: widgetLanguages.join(),
      autoDisplay: false,
    },
    place.id,
  )
}

async function translate(src: string, { locale }: Place): Promise<void> {
  await untilPageAge(translateAfterMs)
  if (isClosed(here())) return
  keepOutOfClosedPages()
  ;(window as Global).translateReady = () => translateElement(locale)
  await loadScript(`${src}${src.includes('?') ? '&' : '?'}cb=translateReady`)
}

/** Hands the credential over to the login, which knows what to do with it. */
function hand(credential: string, prefix: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${prefix}/login?${new URLSearchParams({ redirectUrl: `${here()}${window.location.search}` })}`
  for (const [name, value] of Object.entries({ intent: 'oneTap', credential })) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

async function oneTap({ src, clientId }: NonNullable<ThirdParties['oneTap']>, { prefix }: Place): Promise<void> {
  await untilPageAge(oneTapAfterMs)
  if (isClosed(here())) return
  // NOTE: a credential counts only with a nonce that was given to this browser.
  const answer = await fetch(`${prefix}/login/one-tap.json`, { method: 'POST' })
  const { nonce } = (await answer.json()) as { nonce?: string }
  if (!answer.ok || !nonce) return
  await loadScript(src)
  const prompt = (window as Global).google?.accounts?.id
  prompt?.initialize({ client_id: clientId, nonce, callback: ({ credential }) => hand(credential, prefix) })
  prompt?.prompt()
}

/** The checkout learns when the provider does not come, and no longer believes it when it comes after all. */
async function cards(src: string): Promise<void> {
  const late = setTimeout(() => setCardScriptState('missing'), cardPatienceMs)
  try {
    await loadScript(src)
    setCardScriptState('here')
  } catch {
    setCardScriptState('missing')
  } finally {
    clearTimeout(late)
  }
}

/** Loads what others provide, each at its time and place; a page lives without any of them. */
export function loadThirdParties(parties: ThirdParties, place: Place): void {
  const quiet = () => undefined
  if (parties.card && takesCards(here())) cards(parties.card)
  if (isClosed(here())) return
  if (parties.translate) translate(parties.translate, place).catch(quiet)
  if (parties.oneTap && !place.signedIn) oneTap(parties.oneTap, place).catch(quiet)
}
