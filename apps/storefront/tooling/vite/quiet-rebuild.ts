import type { Plugin } from 'vite'

const boundaries = /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/
const loud = '  console.error(error);\n'
/** React's hydration errors: 418 and 425 report different elements or texts, 422 and 423 the new rendering. */
const rebuilt = '/error #4(?:18|22|23|25);/'

/**
 * Logs nothing when React renders a page again because an extension changed it: in the discarded attempt Remix renders
 * its error page, which writes to the console.
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
