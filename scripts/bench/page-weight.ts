import { brotliCompressSync } from 'node:zlib'
import { fetchRaw, type RawAnswer } from './fetch-raw.ts'

export interface PageWeight {
  elements: number
  htmlRaw: number
  /** The size of the HTML as sent to a browser, compressed. */
  htmlSent: number
  handOff: number
  scripts: number
  /** The size of the messages, which are in separate scripts. */
  words: number
}

const kb = 1024
const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Counts the elements of the served document: opening tags outside scripts, styles and comments. */
export const countElements = (html: string): number =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
    .match(/<[a-z][^\s/>]*/gi)?.length ?? 0

/** Addresses of the scripts that a browser loads immediately with the page. */
function scriptAddresses(html: string): string[] {
  const addresses = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(scriptPattern)) {
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    if (source) addresses.add(source)
    for (const [, imported = ''] of text.matchAll(/\b(?:from|import)\s*\(?["'](\/assets\/[^"']+\.js)["']/g))
      addresses.add(imported)
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g)) {
    const target = /\bhref="([^"]+)"/.exec(tag)?.[1]
    if (target) addresses.add(target)
  }
  return [...addresses].filter((address) => address.startsWith('/'))
}

const compressedSizes = new Map<string, Promise<number>>()
/** The size at Brotli's highest level, so that it does not depend on the server's compression. */
const compressedSize = (url: string, host: string): Promise<number> => {
  const cached = compressedSizes.get(url)
  if (cached) return cached
  const size = fetchRaw(url, { headers: { host } }).then(({ text }) => brotliCompressSync(text).length)
  compressedSizes.set(url, size)
  return size
}

export async function weigh({ text, bytes }: RawAnswer, origin: string): Promise<PageWeight> {
  const { host } = new URL(origin)
  const isWords = (address: string) => address.startsWith('/assets/words-')
  const sizeOf = async (addresses: string[]) => {
    const sizes = await Promise.all(addresses.map((address) => compressedSize(origin + address, host)))
    return sizes.reduce((sum, size) => sum + size, 0) / kb
  }
  const addresses = scriptAddresses(text)
  const inline = [...text.matchAll(scriptPattern)].map(([, attributes = '', body = '']) =>
    /\bsrc=/.test(attributes) ? '' : body,
  )
  const handOff = inline.filter((body) => /__remixContext|__reactRouterContext|streamController/.test(body))
  return {
    elements: countElements(text),
    htmlRaw: Buffer.byteLength(text) / kb,
    htmlSent: bytes.length / kb,
    handOff: Buffer.byteLength(handOff.join('')) / kb,
    scripts: await sizeOf(addresses.filter((address) => !isWords(address))),
    words: await sizeOf(addresses.filter(isWords)),
  }
}
