import type { Plugin } from 'vite'

const singleFetch = /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/
const loud = `  } catch (e) {
    console.error(e);
    throw new Error(\`Unable to decode`

/**
 * Lets a browser pass on what the router gave up while its answer was still coming, as the list beside a page whose form is
 * sent: Remix writes it to the console as an error, and the router throws it away.
 */
export function quietAbort(): Plugin {
  return {
    name: 'tradepost-quiet-abort',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !singleFetch.test(id)) return null
      if (!code.includes(loud)) throw new Error('Remix reads its answers in another way now.')
      const quiet = loud.replace(
        '    console',
        "    if (e instanceof DOMException && e.name === 'AbortError') throw e;\n    console",
      )
      return { code: code.replace(loud, quiet), map: null }
    },
  }
}
