// NOTE: keep this file plain JavaScript. It runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const pnpmVersion = '12.21.0'
const parent = process.ppid
const stamp = path.join(root, 'node_modules', '.tradepost-install')

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function inputsHash() {
  const hash = createHash('sha256')
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(path.join(root, name)))
  return hash.update(process.platform + process.arch).digest('hex')
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Tradepost needs Node 20.19 or newer to start; this is ${process.versions.node}.`)
}

/** Installs packages with the pinned pnpm if the lockfile has changed since the last installation. */
export function ensureInstalled() {
  checkNode()
  const hash = inputsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('• Installing packages …')
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const done = spawnSync(
    npx,
    ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  )
  if (done.status !== 0) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`.split('\n').slice(-25).join('\n'))
    fail(`Installing the packages failed; see the lines above. (npx pnpm@${pnpmVersion} install)`)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Runs a script under the installed Node 24, with the local programs first on PATH. Returns its exit code. */
export function runUnderOwnNode(script, args) {
  const node = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node)) fail('The Node 24 runtime is missing from node_modules; remove node_modules and start again.')
  const bin = path.join(root, 'node_modules', '.bin')
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    // The compile cache halves the start time of a gateway process.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache/node'),
  }
  return runToItsEnd(node, [path.join(root, 'scripts', script), ...args], { cwd: root, stdio: 'inherit', env })
}

/** Runs a program, passes stop signals to it, and returns its exit code. */
export function runToItsEnd(program, args, options) {
  const child = spawn(program, args, options)
  // The child may receive a signal from the terminal, from npm and from here; it must handle only the first.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // When npm is stopped, its shell exits without forwarding the signal. A changed parent process reveals this.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`Could not run ${path.basename(args[0] ?? program)}: ${error.message}`))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
