import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const storage = '@tradepost/marketplace-features/kernel/browser-storage'
/** NOTE: a library of the registry knows no package of ours; the storefront does. */
const importer = fileURLToPath(new URL('../../app/root.tsx', import.meta.url))

const libraries = /\/(?:@remix-run\/(?:react|router)|react-router(?:-dom)?)\/dist\/.*\.js$/
const named = /(?<![\w$.'"`])(?:_?window\.)?sessionStorage(?=\.)/g
const shown = /console\.error\(error\);\s*sessionStorage\.removeItem\(STORAGE_KEY\);/

/**
 * Lets Remix and its router use the storage that never throws: where a browser blocks the data of a site they would fail at
 * every link to a page whose route they do not know yet. The script that restores the scroll position is text of the page,
 * so there nothing more is tried once the storage has thrown.
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
