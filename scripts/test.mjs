import { ensureInstalled, runUnderOwnNode } from './bootstrap.mjs'

ensureInstalled()
process.exit(await runUnderOwnNode('verify.ts', process.argv.slice(2)))
