const probe = 'http://probe.invalid'
// NOTE: browsers drop tabs and newlines inside addresses and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const suspicious = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]|%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)|^\/(?:\/|%2f)/i

/** A path on this site, or null: the only kind of address a parameter may send a visitor to. */
export function safePath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !value.startsWith('/') || suspicious.test(value)) return null
  let url: URL
  try {
    url = new URL(value, probe)
  } catch {
    return null
  }
  if (url.origin !== probe || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
