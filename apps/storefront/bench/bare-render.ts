import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EntryContext, ServerBuild } from '@remix-run/server-runtime'

// The reference for page benchmarks: React alone rendering the same tree of one page.
const [tenantDir = '', pageUrl = '', portText = '0'] = process.argv.slice(2)
const build = (await import(pathToFileURL(path.join(tenantDir, 'build/server/index.js')).href)) as ServerBuild
const { storefrontConfig } = await import('../server/storefront-build.ts')
const { createStorefront } = await import('../server/create-server.ts')
const { createLog } = await import('../server/logger.ts')
const { readEnv } = await import('../server/env.ts')

let captured: EntryContext | undefined
const original = build.entry.module.default
const capturing = {
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default: (...args: Parameters<typeof original>) => {
        captured = args[3] as EntryContext
        return original(...args)
      },
    },
  },
} as unknown as Parameters<typeof storefrontConfig>[1]

const env = readEnv({ ...process.env, NODE_ENV: 'production', PORT: '1' })
const shop = createStorefront({
  ...storefrontConfig(async () => capturing, capturing, env, createLog()),
  clientDir: null,
})
await new Promise<void>((resolve) => shop.listen(0, resolve))
const { port: shopPort } = shop.address() as { port: number }
const { request } = await import('node:http')
await new Promise<void>((resolve, reject) => {
  const host = new URL(env.publicOrigin).host
  const sent = request(
    { port: shopPort, path: new URL(pageUrl).pathname, headers: { host, cookie: 'cart=x' } },
    (answer) => {
      answer.resume().on('end', resolve)
    },
  )
  sent.on('error', reject).end()
})
shop.close()
if (!captured) throw new Error('the page was not rendered through React')

const context = { ...captured, serverHandoffStream: undefined } as EntryContext
const { pageStream } = capturing.entry.module

createServer((_, response) => {
  const { pipe } = pageStream(context, pageUrl, 'bench', {
    onAllReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      pipe(response)
    },
  })
}).listen(Number(portText), () => console.log('ready'))
