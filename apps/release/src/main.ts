import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openFront } from './front.ts'
import { answerOfFront, readFrontState } from './front-state.ts'
import { installedFolder, installVersion } from './installed-folder.ts'
import { pendingChanges, planLines, planTenant } from './plan.ts'
import { pointerFile, readPointer, updatePointer } from './pointer.ts'
import { publishTenant } from './publish.ts'
import { promote, ReleaseError, rollback, startCanary, stopCanary } from './switches.ts'
import { packageWithTurbo, tenantFolder, tenantIds } from './tenant-build.ts'
import { writeVersions } from './write-versions.ts'

const usage = `Usage: pnpm release <command>

  plan [tenant]                         what would change, and whether it may go
  version                               turns the pending changesets into versions and changelogs
  packages [--publish]                  builds and checks every package others install; publishes what is new
  publish <tenant>                      builds, packages and publishes the tenant
  install <tenant> <version>            fetches a published version into the store
  canary <tenant> <version> --percent N gives a share of the devices that version; \`canary <tenant> --stop\` ends it
  promote <tenant> [version]            gives everybody the canary, or the named version
  rollback <tenant>                     gives everybody the version before
  status <tenant>                       what serves, and what was done
  serve <tenant>                        the front: serves the tenant at PORT and follows the switches

  --registry URL   where packages are published (RELEASE_REGISTRY, npm's own setting)
  --store DIR      where versions are installed and served from (RELEASE_STORE, .data/releases)`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    registry: { type: 'string', default: process.env.RELEASE_REGISTRY },
    store: {
      type: 'string',
      default: process.env.RELEASE_STORE ?? path.resolve(import.meta.dirname, '../../../.data/releases'),
    },
    percent: { type: 'string', default: '5' },
    stop: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
})
const [command = '', tenant = '', version] = positionals
const { registry, stop } = values
const store = path.resolve(values.store)
const file = () => pointerFile(store, tenant)
const say = (text: string) => console.log(text)

function percent(): number {
  const share = Number(values.percent)
  if (!(share > 0 && share <= 100)) throw new ReleaseError('--percent takes a number above 0, up to 100.')
  return share
}

function required(what: string | undefined): string {
  if (!what) throw new ReleaseError('A version is missing.')
  return what
}

async function plan() {
  const pending = await pendingChanges()
  for (const id of tenant ? [tenant] : tenantIds()) {
    tenantFolder(id)
    say(planLines(await planTenant(await packageWithTurbo(id), pending, registry)).join('\n'))
  }
}

async function packages() {
  // NOTE: what checks packages takes longer to load than every other command to run.
  const { publishPackages } = await import('./packages/publish-packages.ts')
  await publishPackages(values.publish, say, registry)
}

async function publish() {
  const folder = tenantFolder(tenant)
  await packageWithTurbo(tenant)
  const { version: done, contentHash } = await publishTenant(folder, await pendingChanges(), registry)
  say(`${tenant} ${done} is published (${contentHash.slice(0, 12)}).`)
}

async function canary() {
  if (stop) {
    const running = readPointer(file())?.canary
    if (!running) throw new ReleaseError('There is no canary.')
    await updatePointer(file(), stopCanary(running.version, 'stopped by hand'))
    return say(`${tenant}: the canary ${running.version} is stopped.`)
  }
  await installVersion(store, tenant, required(version), registry)
  await updatePointer(file(), startCanary(required(version), percent()))
  await sayAnswer('canary', required(version), `serves ${percent()} % of the devices`)
}

/** Says what the front made of a switch. */
async function sayAnswer(role: 'stable' | 'canary', named: string, done: string) {
  const answer = await answerOfFront(store, tenant, role, named)
  if (answer === 'served') return say(`${tenant}: ${named} ${done}.`)
  if (answer === 'unknown')
    return say(`${tenant}: the pointer names ${named}; \`pnpm release status ${tenant}\` says whether it serves.`)
  const stable = readPointer(file())?.stable
  throw new ReleaseError(`${tenant}: ${named} did not start; ${stable} serves everybody. The front's log says why.`)
}

async function promoteVersion() {
  const next = required(version ?? readPointer(file())?.canary?.version)
  await installVersion(store, tenant, next, registry)
  const { stable, previous } = await updatePointer(file(), promote(next))
  await sayAnswer('stable', stable, `serves everybody${previous ? `; ${previous} is kept for a rollback` : ''}`)
}

async function rollBack() {
  const before = readPointer(file())?.previous
  if (before) installedFolder(store, tenant, before)
  const { stable } = await updatePointer(file(), rollback)
  await sayAnswer('stable', stable, 'serves everybody again')
}

function status() {
  const pointer = readPointer(file())
  if (!pointer) return say(`${tenant}: nothing serves yet.`)
  const { stable, previous, canary: share, history } = pointer
  say(
    `${tenant}: ${stable}${share ? `, canary ${share.version} at ${share.percent} %` : ''}${previous ? `, before ${previous}` : ''}`,
  )
  const front = readFrontState(store, tenant)
  say(front ? `  the front serves ${front.stable ?? 'nothing at the moment'}` : '  no front runs on this machine')
  for (const { at, what, version: which, reason } of history)
    say(`  ${at}  ${what} ${which}${reason ? ` (${reason})` : ''}`)
}

async function serve() {
  const front = await openFront({
    store,
    tenant,
    env: process.env,
    say: (entry) => say(JSON.stringify({ time: new Date().toISOString(), ...entry })),
  })
  front.server.listen(Number(process.env.PORT ?? 4101), process.env.HOST ?? '127.0.0.1')
  await once(front.server, 'listening')
  say(JSON.stringify({ level: 'info', tenant, msg: 'the front is open', address: front.server.address() }))
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  await front.close()
}

const commands: Record<string, () => Promise<void> | void> = {
  plan,
  version: writeVersions,
  packages,
  publish,
  install: async () => say(await installVersion(store, tenant, required(version), registry)),
  canary,
  promote: promoteVersion,
  rollback: rollBack,
  status,
  serve,
}

try {
  const run = commands[command]
  if (!run || (!tenant && !['plan', 'version', 'packages'].includes(command))) {
    console.error(usage)
    process.exitCode = 1
  } else await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
