#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const [major] = process.versions.node.split('.').map(Number)

// Running TypeScript sources directly needs Node 24: use the workspace's Node if the current one is older.
if ((major ?? 0) < 24) {
  const node = createRequire(new URL('../../../package.json', import.meta.url)).resolve('node/bin/node')
  const run = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}

const commands = {
  build: '../tooling/build.ts',
  package: '../tooling/deployment/package.ts',
  start: '../server/main.ts',
  dev: '../server/dev.ts',
}
const command = commands[process.argv[2] ?? '']
if (!command) {
  console.error('Usage: tradepost-storefront build | package | start | dev   (inside a tenant folder)')
  process.exit(1)
}
const { run } = await import(command)
await run(process.cwd())
