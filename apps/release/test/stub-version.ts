import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Puts a version with the given server.js into a store. */
export function installServer(store: string, tenant: string, version: string, server: string): void {
  const folder = path.join(store, tenant, 'versions', version, 'node_modules/@tradepost', `tenant-${tenant}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'server.js'), server)
}

/**
 * Puts a version into a store. Its server answers /healthz with 200, and other requests with `answer`: the body of a
 * function `(request, response) => …`, in which `asked` counts these requests.
 */
export function stubVersion(store: string, tenant: string, version: string, answer: string): void {
  installServer(
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
