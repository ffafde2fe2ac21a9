import { randomUUID } from 'node:crypto'
import { stack, type Visitor } from '../shop/shop.ts'

export interface Person {
  sub: string
  email?: string
  name?: string
}
export const newPerson = (more: Partial<Person> = {}): Person => ({
  sub: randomUUID().replaceAll('-', ''),
  name: 'Noor',
  ...more,
})

async function postToProviders<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${stack().identityUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as T
}

export const credentialFor = (person: Person, clientId: string, nonce: string) =>
  postToProviders<string>('/credential', { person, clientId, nonce })
export const walletOf = (person: Person, message = '') =>
  postToProviders<{ address: string; signature: string }>('/wallet', { person, message })

const peopleAtProviders = new WeakMap<Visitor['context'], { person: Person; agrees: boolean }>()

/** Sets who signs in at the providers from now on, and whether they agree. */
export function setPersonAtProviders({ context }: Visitor, person: Person, agrees = true): void {
  peopleAtProviders.set(context, { person, agrees })
}

/** Presses a provider's button; returns the address the provider will redirect to. */
export async function goToProvider({ page, context }: Visitor, name: string): Promise<string> {
  await page.getByRole('link', { name }).click()
  await page.waitForURL((url) => url.href.startsWith(stack().providersUrl))
  const consentPage = new URL(page.url())
  const openType = consentPage.pathname.split('/')[1] ?? ''
  const { person = newPerson(), agrees = true } = peopleAtProviders.get(context) ?? {}
  const back = consentPage.searchParams.get('redirect_uri') ?? ''
  const state = consentPage.searchParams.get('state') ?? ''
  const answer = agrees
    ? await postToProviders<string>('/consent', { openType, address: page.url(), person })
    : new URLSearchParams({ error: 'access_denied', state }).toString()
  return `${back}?${answer}`
}

/** Signs in through a provider, including the redirect back. */
export async function signInThrough(visitor: Visitor, name: string): Promise<void> {
  const back = await goToProvider(visitor, name)
  // Navigate from the provider's page, so that the redirect back is cross-site as in production.
  await visitor.page.evaluate((href) => window.location.assign(href), back)
  await visitor.page.waitForURL((url) => url.origin === visitor.origin && !url.pathname.endsWith('/login/return'))
  await visitor.page.waitForFunction(() => {
    const { ready, visitor } = document.documentElement.dataset
    return ready === 'true' && visitor !== 'awaited'
  })
}
