import { type Locale, standardTag, widgetLanguages, widgetTag } from '@tradepost/i18n/locales'
import { isGuarded, takesCards } from '../../server/security/protected-paths'
import { setCardScriptState } from './card-script'
import { loadScript, untilPageAge } from './load-script'

/** Addresses of third-party scripts; null for those that this deployment does not use. */
export interface ThirdParties {
  oneTap: { src: string; clientId: string } | null
  translate: string | null
  card: string | null
}
interface PageState {
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
const currentPath = () => window.location.pathname

/** Makes links to guarded pages load a new document, without this document's third-party scripts. */
function loadGuardedPagesAsDocuments(): void {
  const leadsToGuardedPage = (address: string | undefined) => {
    const url = address ? new URL(address, window.location.href) : null
    return url?.origin === window.location.origin && isGuarded(url.pathname)
  }
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (leadsToGuardedPage(link?.href)) event.stopPropagation()
    },
    true,
  )
  window.addEventListener(
    'submit',
    (event) => {
      const button = (event as SubmitEvent).submitter as HTMLButtonElement | null
      const form = event.target as HTMLFormElement
      if (form.method === 'get' && leadsToGuardedPage(button?.formAction || form.action)) event.stopPropagation()
    },
    true,
  )
}

function addTranslateWidget(locale: Locale): void {
  const widget = (window as Global).google?.translate
  if (!widget) return
  const container = document.createElement('div')
  container.id = 'translate'
  document.querySelector('footer')?.append(container)
  new widget.TranslateElement(
    {
      pageLanguage: widgetTag(locale) ?? standardTag(locale),
      includedLanguages: widgetLanguages.join(),
      autoDisplay: false,
    },
    container.id,
  )
}

async function loadTranslate(src: string, { locale }: PageState): Promise<void> {
  await untilPageAge(translateAfterMs)
  if (isGuarded(currentPath())) return
  loadGuardedPagesAsDocuments()
  ;(window as Global).translateReady = () => addTranslateWidget(locale)
  await loadScript(`${src}${src.includes('?') ? '&' : '?'}cb=translateReady`)
}

/** Posts the credential to the login page as a form. */
function postCredential(credential: string, prefix: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${prefix}/login?${new URLSearchParams({ redirectUrl: `${currentPath()}${window.location.search}` })}`
  for (const [name, value] of Object.entries({ intent: 'oneTap', credential })) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

async function promptOneTap(
  { src, clientId }: NonNullable<ThirdParties['oneTap']>,
  { prefix }: PageState,
): Promise<void> {
  await untilPageAge(oneTapAfterMs)
  if (isGuarded(currentPath())) return
  // The gateway accepts a credential only with a nonce that was given to this browser.
  const answer = await fetch(`${prefix}/login/one-tap.json`, { method: 'POST' })
  const { nonce } = (await answer.json()) as { nonce?: string }
  if (!answer.ok || !nonce) return
  await loadScript(src)
  const prompt = (window as Global).google?.accounts?.id
  prompt?.initialize({ client_id: clientId, nonce, callback: ({ credential }) => postCredential(credential, prefix) })
  prompt?.prompt()
}

/** Loads the card script, and reports to the checkout whether the script has loaded or is late or blocked. */
async function loadCardScript(src: string): Promise<void> {
  const timer = setTimeout(() => setCardScriptState('missing'), cardPatienceMs)
  try {
    await loadScript(src)
    setCardScriptState('loaded')
  } catch {
    setCardScriptState('missing')
  } finally {
    clearTimeout(timer)
  }
}

/** Loads each third-party script on the pages where it is allowed. Every page works without them. */
export function loadThirdParties(parties: ThirdParties, page: PageState): void {
  const ignore = () => undefined
  if (parties.card && takesCards(currentPath())) loadCardScript(parties.card)
  if (isGuarded(currentPath())) return
  if (parties.translate) loadTranslate(parties.translate, page).catch(ignore)
  if (parties.oneTap && !page.signedIn) promptOneTap(parties.oneTap, page).catch(ignore)
}
