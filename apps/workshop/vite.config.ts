import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Languages come one by one: the workshop opens in one of them, and shows the others when asked. */
const lazyCatalogues: Plugin = {
  name: 'workshop:lazy-catalogues',
  enforce: 'pre',
  resolveId(source, importer) {
    const isServers =
      ['./catalogues.ts', '../catalogues.ts'].includes(source) && importer?.includes('/packages/i18n/src/')
    return isServers ? this.resolve('@tradepost/i18n/lazy-catalogues') : null
  },
}

// Never the Remix plugin: it expects to own the whole application and takes Storybook down.
export default defineConfig({
  plugins: [lazyCatalogues, react(), vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 4000 },
  optimizeDeps: {
    // Found late, any of these makes a cold start reload in the middle of a story, sometimes with two Reacts.
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
      '@tradepost/ui-kit > lucide-react',
    ],
  },
})
