import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium } from 'playwright-core'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

// Paths where Chromium may be installed.
const places = [process.env.CHROME_PATH, '/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium']
const browserPath = places.find((path) => path && existsSync(path))

function requireBrowser(): string {
  if (!browserPath) throw new Error('These tests need Chromium: install it or set CHROME_PATH.')
  return browserPath
}

/** Builds a page with all stories and opens it in a browser. */
export const openGallery = async () => {
  const root = new URL('../..', import.meta.url).pathname
  const outDir = await mkdtemp(join(tmpdir(), 'tradepost-gallery-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    esbuild: { jsx: 'automatic', jsxDev: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, minify: false, rollupOptions: { input: join(root, 'test/gallery/index.html'), onwarn: () => {} } },
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = await readFile(join(outDir, path)).catch(() => null)
    response
      .writeHead(file ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      .end(file)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  return {
    page: async (query: string, viewport = { width: 1200, height: 800 }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await page.goto(`http://127.0.0.1:${port}/test/gallery/index.html?${query}`)
      await page.waitForSelector('[data-story]')
      return page
    },
    close: async () => {
      await browser.close()
      server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
