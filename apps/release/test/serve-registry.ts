import { once } from 'node:events'
import path from 'node:path'
import { startRegistry } from './registry.ts'

/** Runs a local registry to try a release, until Ctrl-C. Third-party packages come from npm's configured registry. */
const folder = path.resolve(import.meta.dirname, '../../../.data/registry')
const { url, close } = await startRegistry(folder, 4873)
console.log(`${url} keeps its packages in ${folder}`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await close()
