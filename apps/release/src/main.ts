import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from './errors/release-error.ts'
import { openFront } from './front/front.ts'
import { readPort, refuseTaken } from './front/serving-port.ts'
import { requireKnownTenant } from './known-tenant.ts'
import { movePointer } from './pointer/move-pointer.ts'
import { openPointer } from './pointer/open-pointer.ts'
import type { PointerStore } from './pointer/pointer-store.ts'
import { cancelSchedule, schedulePromotion } from './pointer/schedule.ts'
import { statusLines } from './pointer/status-lines.ts'
import { switchReport } from './pointer/switch-report.ts'
import { promote, rollback, rollbackFrom, startCanary, stopCanary } from './pointer/switches.ts'
import { whoSwitches } from './pointer/who-switches.ts'
import { pendingChanges, planLines, planTenant } from './publishing/plan.ts'
import { publishTenant } from './publishing/publish-tenant.ts'
import { sourceState, tagOf, tagSource } from './publishing/source-state.ts'
import { packageWithTurbo, tenantFolder, tenantIds } from './publishing/tenant-build.ts'
import { writeVersions } from './publishing/write-versions.ts'
import { packageName } from './registry/package-name.ts'
import { registryUrl } from './registry/registry-url.ts'
import { installVersion } from './store/installed-folder.ts'
import { removeOldVersions } from './store/remove-old-versions.ts'
import { versionFolder } from './store/version-folder.ts'

const usage = `Usage: pnpm release <command>

  plan [tenant]                         shows what a release would change, and reasons that forbid it
  version                               turns the pending changesets into versions and changelogs
  packages [--publish]                  builds and checks the published packages; publishes new versions
  publish <tenant>                      builds, packages and publishes the tenant
  install <tenant> <version>            fetches a published version into the store
  canary <tenant> <version> --percent N serves that version to a share of the devices; \`canary <tenant> --stop\` ends it
  promote <tenant> [version]            serves the canary, or the named version, to everybody; \`--at TIME\` does so at that
                                        time, and \`promote <tenant> --stop\` cancels it
  rollback <tenant>                     serves the previous version to everybody
  status <tenant>                       shows the served versions, the fronts and the history
  board                                 serves a web page on this machine to plan, compare, switch and schedule
  serve <tenant>                        runs the front: serves the tenant at PORT and follows every switch
  move-pointer <tenant>                 copies the pointer and its history from the store into the database
  clean <tenant>                        removes installed versions that were not served for 30 days

  --registry URL   where packages are published (RELEASE_REGISTRY, npm's @tradepost:registry)
  --allow-uncommitted  publishes uncommitted files, without a git tag
  --at TIME        when to promote, with its zone, such as 2026-12-01T06:00Z
  --reason TEXT    why: kept in the history with the name of who made the switch (RELEASE_ACTOR)
  --database URL   keeps the pointer in PostgreSQL, for fronts on several machines (RELEASE_DATABASE_URL)
  --origin URL     the public https address of a board that others reach (RELEASE_BOARD_ORIGIN)
  --store DIR      where versions are installed and served from (RELEASE_STORE, .data/releases)`

const options = {
  registry: { type: 'string', default: process.env.RELEASE_REGISTRY },
  origin: { type: 'string', default: process.env.RELEASE_BOARD_ORIGIN },
  store: {
    type: 'string',
    default: process.env.RELEASE_STORE ?? path.resolve(import.meta.dirname, '../../../.data/releases'),
  },
  database: { type: 'string', default: process.env.RELEASE_DATABASE_URL },
  at: { type: 'string' },
  reason: { type: 'string' },
  percent: { type: 'string', default: '5' },
  stop: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'allow-uncommitted': { type: 'boolean', default: false },
} as const

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${usage}`)
    process.exit(1)
  }
}

const { positionals, values } = readArguments()
const [command = '', tenant = '', version] = positionals
const { registry, stop, 'allow-uncommitted': allowUncommitted } = values
const store = path.resolve(values.store)
const say = (text: string) => console.log(text)
const sayJson = (entry: Record<string, unknown>) => say(JSON.stringify({ time: new Date().toISOString(), ...entry }))
let opened: PointerStore | undefined
const pointers = (): PointerStore => {
  opened ??= openPointer({ database: values.database, store, tenant, ...(command === 'serve' ? { say: sayJson } : {}) })
  return opened
}
const report = () => ({ pointers: pointers(), tenant })
const origin = () => ({ by: whoSwitches(), ...(values.reason ? { reason: values.reason } : {}) })

function percent(): number {
  const share = Number(values.percent)
  if (!(share > 0 && share <= 100)) throw new ReleaseError('--percent takes a number above 0, up to 100.')
  return share
}

/** The time of `--at` in milliseconds since 1970. A time without its zone would depend on this machine. */
function promotionTime(text: string): number {
  const hasZone = text.endsWith('Z') || /[+-]\d\d:\d\d$/.test(text)
  const at = text.includes('T') && hasZone ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new ReleaseError('--at takes a time with its zone, such as 2026-12-01T06:00Z.')
  return at
}

function requireVersion(value: string | undefined): string {
  if (!value) throw new ReleaseError('A version is missing.')
  return value
}

async function plan() {
  say(`registry: ${await registryUrl(registry)}`)
  const options = { pending: await pendingChanges(), source: await sourceState(), allowUncommitted, registry }
  for (const id of tenant ? [tenant] : tenantIds()) {
    const folder = tenantFolder(id)
    try {
      await packageWithTurbo(id)
      say(planLines(await planTenant(folder, options)).join('\n'))
    } catch (error) {
      // Go on: a problem of one tenant must not hide the plans of the others.
      if (!(error instanceof ReleaseError)) throw error
      say(`${id}:\n  may not go: ${error.message}`)
      process.exitCode = 1
    }
  }
}

async function packages() {
  if (values.publish) await registryUrl(registry)
  const { commit, uncommitted } = await sourceState()
  if (values.publish && !allowUncommitted && (commit === null || uncommitted.length > 0))
    throw new ReleaseError(
      commit === null
        ? 'There is no commit to publish packages of: this folder is no git repository.'
        : `Packages are published of a commit; not committed: ${uncommitted.slice(0, 3).join(', ')}.`,
    )
  // Import this module only when needed, because the import takes longer than any other command.
  const { publishPackages } = await import('./packages/publish-packages.ts')
  await publishPackages({ publish: values.publish, commit: uncommitted.length > 0 ? null : commit, say, registry })
}

async function publish() {
  const folder = tenantFolder(tenant)
  const registryAddress = await registryUrl(registry)
  await packageWithTurbo(tenant)
  const options = { pending: await pendingChanges(), source: await sourceState(), allowUncommitted, registry }
  const { version: published, contentHash, tag, commit } = await publishTenant(folder, options)
  say(
    `${tenant} ${published} is published to ${registryAddress} (${contentHash.slice(0, 12)})${tag === 'latest' ? '' : ` as ${tag}`}.`,
  )
  if (!commit) return say('  It names no commit, because its files are in none.')
  const name = tagOf(packageName(tenant), published)
  await tagSource(commit, name)
  say(`  ${name} marks its commit ${commit.slice(0, 12)}; \`git push origin ${name}\` shares it.`)
}

async function canary() {
  if (stop) {
    const running = (await pointers().read())?.canary
    if (!running) throw new ReleaseError('There is no canary.')
    await pointers().update(stopCanary(running.version, values.reason ?? 'stopped by hand'), origin())
    return say(`${tenant}: the canary ${running.version} is stopped.`)
  }
  const next = requireVersion(version)
  const start = startCanary(next, percent())
  // Check that the switch is possible before installing anything.
  start(await pointers().read())
  await installVersion(store, tenant, next, registry)
  await pointers().update(start, origin())
  say(
    await switchReport({ ...report(), role: 'canary', version: next, success: `serves ${percent()} % of the devices` }),
  )
}

async function schedule(next: string, time: string) {
  const plan = { version: next, at: promotionTime(time), by: whoSwitches(), reason: values.reason ?? '' }
  schedulePromotion(plan)(await pointers().read())
  await installVersion(store, tenant, next, registry)
  const { scheduled } = await pointers().update(schedulePromotion(plan), origin())
  say(`${tenant}: ${next} is promoted at ${scheduled?.at}, by a front or a board that runs then.`)
}

async function promoteVersion() {
  if (stop) {
    const planned = (await pointers().read())?.scheduled
    await pointers().update(cancelSchedule, origin())
    return say(`${tenant}: ${planned?.version} is not promoted any more.`)
  }
  const { stable: next } = promote(version)(await pointers().read())
  if (values.at !== undefined) return schedule(next, values.at)
  await installVersion(store, tenant, next, registry)
  const { stable, previous } = await pointers().update(promote(next), origin())
  const success = `serves everybody${previous ? `; ${previous} is kept for a rollback` : ''}`
  say(await switchReport({ ...report(), role: 'stable', version: stable, success }))
}

async function rollBack() {
  const before = await pointers().read()
  const target = rollback(before).stable
  await versionFolder({ store, tenant, registry, isShared: pointers().isShared }, target)
  const { stable } = await pointers().update(rollbackFrom(before?.stable ?? ''), origin())
  say(await switchReport({ ...report(), role: 'stable', version: stable, success: 'serves everybody again' }))
}

async function status() {
  for (const line of statusLines(tenant, await pointers().read(), await pointers().fronts())) say(line)
}

async function clean() {
  const pointer = await pointers().read()
  const removed = pointer ? removeOldVersions(store, tenant, pointer) : []
  say(removed.length > 0 ? `${tenant}: removed ${removed.join(', ')}.` : `${tenant}: there is nothing to remove.`)
}

async function serve() {
  const [port, host] = [readPort(process.env.PORT), process.env.HOST ?? '127.0.0.1']
  await refuseTaken(port, host)
  const front = await openFront({
    store,
    tenant,
    env: process.env,
    pointers: pointers(),
    ...(registry ? { registry } : {}),
    say: sayJson,
  })
  try {
    front.server.listen(port, host)
    await once(front.server, 'listening')
    sayJson({ level: 'info', tenant, msg: 'the front is open', address: front.server.address() })
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  } finally {
    await front.close()
  }
}

async function board() {
  const { serveBoard } = await import('./board/serve-board.ts')
  await serveBoard({ store, registry, database: values.database, origin: values.origin, say, sayJson })
}

const commands: Record<string, () => Promise<void> | void> = {
  plan,
  version: writeVersions,
  packages,
  publish,
  install: async () => say(await installVersion(store, tenant, requireVersion(version), registry)),
  canary,
  promote: promoteVersion,
  rollback: rollBack,
  status,
  board,
  serve,
  clean,
  'move-pointer': async () => say(await movePointer({ database: values.database, store, tenant })),
}

/** The maximum number of arguments of each command; 1 for commands that are not listed. */
const maxArguments: Record<string, number> = { version: 0, packages: 0, board: 0, install: 2, canary: 2, promote: 2 }
const repositoryCommands = ['plan', 'version', 'packages', 'publish', 'board']
/** Commands that need no tenant. */
const generalCommands = ['plan', 'version', 'packages', 'board']

function refuseExtraArgument() {
  const extra = positionals[(maxArguments[command] ?? 1) + 1]
  if (extra === undefined) return
  const instead = command === 'rollback' ? ': `pnpm release promote <tenant> <version>` goes to a named one' : ''
  throw new ReleaseError(`\`${command}\` does not take ${extra}${instead}.`)
}

try {
  const run = commands[command]
  if (!run || (!tenant && !generalCommands.includes(command))) {
    console.error(usage)
    process.exitCode = 1
  } else {
    refuseExtraArgument()
    if (!repositoryCommands.includes(command)) requireKnownTenant(store, tenant)
    await run()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await opened?.close()
}
