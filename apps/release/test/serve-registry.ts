import { once } from 'node:events'
import path from 'node:path'
import { startRegistry } from './registry.ts'

/** A registry of this machine to try a release on: what is not ours comes from the one npm is set to. Ctrl-C ends it. */
const folder = path.resolve(import.meta.dirname, '../../../.data/registry')
const { url, close } = await startRegistry(folder, 4873)
console.log(`${url} keeps its packages in ${folder}`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await close()
