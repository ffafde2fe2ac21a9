import type { Plugin } from 'vite'

const singleFetch = /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/
const loud = `  } catch (e) {
    console.error(e);
    throw new Error(\`Unable to decode`

/**
 * Rethrows the AbortError of a request that the router has aborted, before Remix logs it to the console as an error.
 * The router ignores such errors.
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
