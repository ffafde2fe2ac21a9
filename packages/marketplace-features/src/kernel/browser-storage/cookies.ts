/** Reads a cookie. Undefined if it does not exist or the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

/** Sets a cookie, if the browser allows it. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
  } catch {
    // The browser blocks cookies.
  }
}
