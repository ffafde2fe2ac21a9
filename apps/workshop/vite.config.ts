import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Loads each language only when it is chosen in the toolbar. */
const lazyCatalogues: Plugin = {
  name: 'workshop:lazy-catalogues',
  enforce: 'pre',
  resolveId(source, importer) {
    const isCatalogues =
      ['./catalogues.ts', '../catalogues.ts'].includes(source) && importer?.includes('/packages/i18n/src/')
    return isCatalogues ? this.resolve('@tradepost/i18n/lazy-catalogues') : null
  },
}

// Do not add the Remix plugin: it expects to control the whole application and makes Storybook fail.
export default defineConfig({
  plugins: [lazyCatalogues, react(), vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 4000 },
  optimizeDeps: {
    // If Vite discovers one of these packages late, a cold start reloads in the middle of a story, sometimes with two
    // copies of React.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      '@remix-run/testing',
      'react-intl',
      'swr',
      '@tradepost/i18n > @formatjs/intl',
      '@tradepost/i18n > @formatjs/icu-messageformat-parser',
      '@tradepost/api-client > ky',
      '@tradepost/api-client > msw',
      '@tradepost/api-client > typebox/value',
      '@tradepost/contract > typebox',
    ],
  },
})
