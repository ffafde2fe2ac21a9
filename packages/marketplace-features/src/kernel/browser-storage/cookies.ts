/** A cookie of this page; undefined where there is none, or where the browser hides them. */
export function readCookie(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

/** Keeps a cookie where the browser allows it. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
  } catch {
    // A browser that blocks cookies keeps none.
  }
}
