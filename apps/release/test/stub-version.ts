import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Puts a version into a store whose server.js is this. */
export function versionOf(store: string, tenant: string, version: string, server: string): void {
  const folder = path.join(store, tenant, 'versions', version, 'node_modules/@tradepost', `tenant-${tenant}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'server.js'), server)
}

/** Puts a version into a store that answers /healthz, and anything else as `answer` (a body of `(request, response) => …`) does. */
export function stubVersion(store: string, tenant: string, version: string, answer: string): void {
  versionOf(
    store,
    tenant,
    version,
    `import { createServer } from 'node:http'
let asked = 0
createServer((request, response) => {
  if (request.url === '/healthz') return response.writeHead(200).end()
  asked += 1
  ${answer}
}).listen(process.env.PORT, process.env.HOST)`,
  )
}
