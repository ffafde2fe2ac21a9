import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'

interface Wish {
  api: Api
  /** Visitors have no short links. */
  signedIn: boolean
  title: string
}

/** Hands the address of this page on: to the device on phones, else to the clipboard; a refused clipboard answers the address itself. */
export async function shareAddress({ api, signedIn, title }: Wish): Promise<'shared' | 'copied' | URL> {
  const { origin, pathname } = window.location
  const long = new URL(pathname, origin)
  // NOTE: a long address is as good to whoever gets it.
  const url = signedIn
    ? await api(calls.dictionary.createShortLink, { body: { originUrl: long.href } }).then(
        ({ shortCode }) => new URL(`/jump/${shortCode}`, origin),
        () => long,
      )
    : long
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    // Turning away from the device's own choice is no failure.
    await navigator.share({ title, url: url.href }).catch(() => {})
    return 'shared'
  }
  return navigator.clipboard.writeText(url.href).then(
    () => 'copied' as const,
    () => url,
  )
}
