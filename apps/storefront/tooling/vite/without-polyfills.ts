import type { Plugin } from 'vite'

const polyfills = ['undici', '@remix-run/web-fetch']
const emptyId = '\0no-polyfill'

/** Removes Remix's `fetch` polyfills from the server build: over a megabyte that Node no longer needs. */
export function withoutPolyfills(): Plugin {
  return {
    name: 'tradepost-no-polyfills',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (polyfills.includes(id) && importer?.includes('@remix-run/node/') ? emptyId : null),
    load: (id) => (id === emptyId ? 'export {}' : null),
  }
}
