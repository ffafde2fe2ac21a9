export const httpsAddressMost = 500

/** The address as it is stored. Null if it is not https, carries a login, or could end the markup around it. */
export function readHttpsAddress(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  const { href } = url
  return href.length > httpsAddressMost || /[\s"<>]/.test(href) ? null : href
}
