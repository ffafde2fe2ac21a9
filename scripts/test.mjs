import { ensureInstalled, runUnderOwnNode } from './bootstrap.mjs'

process.on('SIGINT', () => {})
ensureInstalled()
process.exit(runUnderOwnNode('verify.ts', process.argv.slice(2)))
