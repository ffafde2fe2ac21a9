import type { Plugin } from 'vite'

const polyfills = ['undici', '@remix-run/web-fetch']
const emptyId = '\0no-polyfill'

/** Leaves out of a built server what Remix brings for a Node without `fetch`: over a megabyte that nothing calls. */
export function withoutPolyfills(): Plugin {
  return {
    name: 'tradepost-no-polyfills',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (polyfills.includes(id) && importer?.includes('@remix-run/node/') ? emptyId : null),
    load: (id) => (id === emptyId ? 'export {}' : null),
  }
}
