import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'

interface ShareOptions {
  api: Api
  /** Visitors have no short links. */
  signedIn: boolean
  title: string
}

/** Shares the page's address by the device's dialog on phones, else by clipboard. Returns the address if the clipboard refuses. */
export async function shareAddress({ api, signedIn, title }: ShareOptions): Promise<'shared' | 'copied' | URL> {
  const { origin, pathname } = window.location
  const longUrl = new URL(pathname, origin)
  // Without a short link, share the long one.
  const url = signedIn
    ? await api(calls.dictionary.createShortLink, { body: { originUrl: longUrl.href } }).then(
        ({ shortCode }) => new URL(`/jump/${shortCode}`, origin),
        () => longUrl,
      )
    : longUrl
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    // Closing the device's dialog is not a failure.
    await navigator.share({ title, url: url.href }).catch(() => {})
    return 'shared'
  }
  return navigator.clipboard.writeText(url.href).then(
    () => 'copied' as const,
    () => url,
  )
}
