const preload = '<link rel="modulepreload" '
const delayedPreload = Buffer.from('<link rel="modulepreload" media="not all" ')

/**
 * Disables the preloading of scripts: on a phone connection 100 KB of scripts delay the first paint by a second. The
 * links stay, with a media query that never matches, because Remix looks for them when it hydrates.
 */
export function delayScripts(html: Buffer): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (let index = html.indexOf(preload); index >= 0; index = html.indexOf(preload, from)) {
    pieces.push(html.subarray(from, index), delayedPreload)
    from = index + preload.length
  }
  return Buffer.concat([...pieces, html.subarray(from)])
}

/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character did not fit into the rest of its buffer.
 * Pages themselves contain no zero bytes.
 */
export const withoutZeros = (html: Buffer): Buffer =>
  html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html
