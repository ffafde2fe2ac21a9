import { ensureInstalled, runUnderOwnNode } from './bootstrap.mjs'

ensureInstalled()
process.exit(await runUnderOwnNode('start/start.ts', process.argv.slice(2)))
