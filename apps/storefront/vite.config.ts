import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { keepMaps } from '@tradepost/serving/page-errors/keep-maps'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { bareCalls } from './tooling/vite/bare-calls.ts'
import { chunks } from './tooling/vite/chunks.ts'
import { inlineIcons } from './tooling/vite/inline-icons.ts'
import { logReload } from './tooling/vite/log-reload.ts'
import { minifyOnce } from './tooling/vite/minify-once.ts'
import { quietAbort } from './tooling/vite/quiet-abort.ts'
import { quietRebuild } from './tooling/vite/quiet-rebuild.ts'
import { routesOnce } from './tooling/vite/routes-once.ts'
import { safeStorage } from './tooling/vite/safe-storage.ts'
import { tenantPlugin } from './tooling/vite/tenant-plugin.ts'
import { withoutHints } from './tooling/vite/without-hints.ts'
import { withoutPolyfills } from './tooling/vite/without-polyfills.ts'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

const tenantDir = process.env.TRADEPOST_TENANT_DIR
if (!tenantDir) throw new Error('Run tradepost-storefront inside a tenant folder.')

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: join(tenantDir, '.cache', 'vite'),
  publicDir: false,
  esbuild: { legalComments: 'none', pure: ['console.warn', 'console.info'] },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // Define it for the server too, whose build would otherwise include React's development version.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server build includes everything, because a tenant's folder has no dependencies of its own.
  ssr: command === 'build' ? { noExternal: true, target: 'node' } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    cssMinify: true,
    // terser's output is 5 % smaller than esbuild's. The server's code is not sent to browsers, so do not minify it.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      onwarn(warning, warn) {
        // Routes without a page have no browser code.
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
    },
  },
  plugins: [
    tenantPlugin(tenantDir),
    withoutPolyfills(),
    quietAbort(),
    logReload(),
    quietRebuild(),
    safeStorage(),
    routesOnce(),
    inlineIcons(),
    bareCalls(),
    withoutHints(),
    chunks(),
    minifyOnce(fileURLToPath(new URL('../../node_modules/.cache/minified', import.meta.url))),
    vanillaExtractPlugin(),
    keepMaps(join(tenantDir, 'build', 'maps')),
    remix({
      buildDirectory: join(tenantDir, 'build'),
      ignoredRouteFiles: ['**/*.test.*', '**/*.css.ts'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        unstable_optimizeDeps: true,
      },
    }),
  ],
  optimizeDeps: {
    include: ['@tradepost/i18n > react-intl', '@tradepost/api-client > ky', 'react/jsx-runtime'],
  },
}))
