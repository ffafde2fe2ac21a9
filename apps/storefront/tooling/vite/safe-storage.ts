import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const storage = '@tradepost/marketplace-features/kernel/browser-storage'
/** Resolve the storage package from this app, because the installed libraries do not depend on it. */
const importer = fileURLToPath(new URL('../../app/root.tsx', import.meta.url))

const libraries = /\/(?:@remix-run\/(?:react|router)|react-router(?:-dom)?)\/dist\/.*\.js$/
const named = /(?<![\w$.'"`])(?:_?window\.)?sessionStorage(?=\.)/g
const shown = /console\.error\(error\);\s*sessionStorage\.removeItem\(STORAGE_KEY\);/

/**
 * Makes Remix and its router use a storage that never throws. If a browser blocks site data, they would otherwise fail at
 * every link to a route that is not loaded yet. The script that restores the scroll position is inlined as text and cannot
 * import anything; in that script, only the use of the storage after it has thrown is removed.
 */
export function safeStorage(): Plugin {
  return {
    name: 'tradepost-safe-storage',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, from) {
      return id === storage && from && libraries.test(from) ? this.resolve(storage, importer) : null
    },
    transform(code, id, options) {
      if (!libraries.test(id) || !code.includes('sessionStorage')) return null
      const quiet = code.replace(shown, '')
      if (options?.ssr || id.includes('scroll-restoration')) return { code: quiet, map: null }
      const imported = `import { visitStorage } from '${storage}';\n`
      return { code: imported + quiet.replace(named, 'visitStorage'), map: null }
    },
  }
}
