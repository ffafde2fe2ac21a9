const preload = '<link rel="modulepreload" '
const delayedPreload = Buffer.from('<link rel="modulepreload" media="not all" ')

const firstImport = Buffer.from('\nimport * as route0 from "')
const importLine = /^import \* as (route\d+) from ("[^"\n]+");$/
const addPreloads =
  "for(const{href}of document.querySelectorAll('link[rel=modulepreload]'))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));"

/** Replaces the static imports of Remix's module script by imports that begin after the first paint. */
function delayImports(html: Buffer): Buffer {
  const begin = html.indexOf(firstImport) + 1
  if (begin === 0) return html
  const imports: RegExpExecArray[] = []
  let end = begin
  for (;;) {
    const lineEnd = html.indexOf('\n', end)
    const line = importLine.exec(html.subarray(end, lineEnd).toString())
    if (lineEnd < 0 || !line) break
    imports.push(line)
    end = lineEnd + 1
  }
  if (imports.length === 0) return html
  const names = imports.map(([, name]) => name).join()
  const addresses = imports.map(([, , address]) => `import(${address})`).join()
  const delayed = `await self.firstPaint;${addPreloads}const [${names}]=await Promise.all([${addresses}]);\n`
  return Buffer.concat([html.subarray(0, begin), Buffer.from(delayed), html.subarray(end)])
}

/**
 * Loads scripts after the first paint: on a phone connection, 100 KB of scripts delay the paint by a second. Disables the
 * preloading of scripts by a media query that never matches; the links stay, because Remix looks for them when it
 * hydrates. After the paint, the page preloads all of these scripts at once, so that they do not wait for each other.
 */
export function delayScripts(html: Buffer): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (let index = html.indexOf(preload); index >= 0; index = html.indexOf(preload, from)) {
    pieces.push(html.subarray(from, index), delayedPreload)
    from = index + preload.length
  }
  return delayImports(Buffer.concat([...pieces, html.subarray(from)]))
}
