import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

// NOTE: never the Remix plugin: it expects to own the whole application and takes Storybook down.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 4000 },
  optimizeDeps: {
    // NOTE: found late, any of these makes a cold start reload in the middle of a story, sometimes with two Reacts.
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
