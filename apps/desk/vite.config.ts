import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { keepMaps } from '@tradepost/serving/page-errors/keep-maps'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type PluginOption } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** `pdf` finds its fonts beside itself, and its libraries cannot be bundled. It has no JSX, so Node loads its sources. */
const pdfOutsideOfTheBuild: PluginOption = {
  name: 'pdf-outside-of-the-build',
  enforce: 'pre',
  resolveId: (id) => (id === '@tradepost/pdf' ? { id, external: true } : null),
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('.cache/vite', import.meta.url)),
  publicDir: false,
  build: { assetsInlineLimit: 0 },
  // The packages are TypeScript sources, which Node cannot load from the built server.
  ssr: { noExternal: [/^@tradepost\//, /^@vanilla-extract\//] },
  plugins: [
    pdfOutsideOfTheBuild,
    vanillaExtractPlugin(),
    keepMaps(fileURLToPath(new URL('build/maps', import.meta.url))),
    remix({
      ignoredRouteFiles: ['**/*.test.*', '**/*.css.ts'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
      },
    }),
  ],
})
