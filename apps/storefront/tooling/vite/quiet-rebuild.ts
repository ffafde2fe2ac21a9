import type { Plugin } from 'vite'

const boundaries = /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/
const loud = '  console.error(error);\n'
/** React's errors for a page that is not as it was sent: 418 and 425 name elements and texts, 422 and 423 the new building. */
const rebuilt = '/error #4(?:18|22|23|25);/'

/**
 * Says nothing of a page that React builds anew because an extension changed it: Remix draws its own error page in the
 * attempt that is thrown away, and writes to the console while it does.
 */
export function quietRebuild(): Plugin {
  return {
    name: 'tradepost-quiet-rebuild',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !boundaries.test(id)) return null
      if (!code.includes(loud)) throw new Error('Remix reports errors in another way now.')
      return { code: code.replace(loud, `  if (!${rebuilt}.test(String(error))) console.error(error);\n`), map: null }
    },
  }
}
