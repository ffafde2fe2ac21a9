import { notLoadedKey } from '@tradepost/contract/constants'
import type { Plugin } from 'vite'

const routeModules = /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/
const silent = '    window.location.reload();\n'

/**
 * Lets the page that is loaded anew say why: where the script of the next page cannot be had, Remix reloads and says
 * nothing, so that whoever pressed a link stays where they were without a word.
 */
export function logReload(): Plugin {
  return {
    name: 'tradepost-said-reload',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !routeModules.test(id)) return null
      if (code.split(silent).length !== 2) throw new Error('Remix reloads in another way now.')
      const said = `    try { sessionStorage.setItem('${notLoadedKey}', '1'); } catch {}\n${silent}`
      return { code: code.replace(silent, said), map: null }
    },
  }
}
