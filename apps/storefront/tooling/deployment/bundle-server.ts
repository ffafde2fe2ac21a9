import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const server = fileURLToPath(new URL('../../server/', import.meta.url))

const pageErrors = dirname(createRequire(import.meta.url).resolve('@tradepost/serving/page-errors/send-script'))

/** Bundles the HTTP server and its imports into `folder/server.js`, except for sharp, which is a native module. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['sharp'], target: 'node' },
    build: {
      ssr: join(server, 'deployed.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'server.js', inlineDynamicImports: true, format: 'es' } },
    },
  })
  // The bundle reads them beside itself.
  for (const script of ['service-worker.browser.js', 'trace.browser.js'])
    copyFileSync(join(server, 'assets', script), join(folder, script))
  copyFileSync(join(pageErrors, 'page-errors.browser.js'), join(folder, 'page-errors.browser.js'))
}
