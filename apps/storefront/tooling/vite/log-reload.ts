import { notLoadedKey } from '@tradepost/contract/constants'
import type { Plugin } from 'vite'

const routeModules = /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/
const silent = '    window.location.reload();\n'

/**
 * Lets a reloaded page say why it was reloaded. If the script of the next page cannot be loaded, Remix silently reloads
 * the current page, and the visitor would not learn why the link did nothing.
 */
export function logReload(): Plugin {
  return {
    name: 'tradepost-log-reload',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !routeModules.test(id)) return null
      if (code.split(silent).length !== 2) throw new Error('Remix reloads in another way now.')
      const logged = `    try { sessionStorage.setItem('${notLoadedKey}', '1'); } catch {}\n${silent}`
      return { code: code.replace(silent, logged), map: null }
    },
  }
}
