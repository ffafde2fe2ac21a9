import { ensureInstalled, runUnderOwnNode } from './bootstrap.mjs'

// NOTE: Ctrl-C reaches the whole process group; the child stops everything and this waits for it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
ensureInstalled()
process.exit(runUnderOwnNode('start/start.ts', process.argv.slice(2)))
