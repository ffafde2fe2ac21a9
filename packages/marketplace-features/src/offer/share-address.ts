import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'

interface ShareOptions {
  api: Api
  /** Only signed-in buyers get a short link. */
  signedIn: boolean
  title: string
}

/** Shares the address by the device's dialog on phones, otherwise copies it. Returns the address if copying fails. */
export async function shareAddress({ api, signedIn, title }: ShareOptions): Promise<'shared' | 'copied' | URL> {
  const { origin, pathname } = window.location
  const longUrl = new URL(pathname, origin)
  // Without a short link, share the full address.
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
