import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from './errors/release-error.ts'
import { openFront } from './front/front.ts'
import { answerOfFront, readFrontState } from './front/front-state.ts'
import { readPort, refuseTaken } from './front/serving-port.ts'
import { requireKnownTenant } from './known-tenant.ts'
import { pendingChanges, planLines, planTenant } from './publishing/plan.ts'
import { publishTenant } from './publishing/publish-tenant.ts'
import { sourceState, tagOf, tagSource } from './publishing/source-state.ts'
import { packageWithTurbo, tenantFolder, tenantIds } from './publishing/tenant-build.ts'
import { writeVersions } from './publishing/write-versions.ts'
import { packageName } from './registry/package-name.ts'
import { registryUrl } from './registry/registry-url.ts'
import { installedFolder, installVersion } from './store/installed-folder.ts'
import { pointerFile, readPointer, updatePointer } from './store/pointer.ts'
import { promote, rollback, startCanary, stopCanary } from './store/switches.ts'

const usage = `Usage: pnpm release <command>

  plan [tenant]                         shows what a release would change, and reasons that forbid it
  version                               turns the pending changesets into versions and changelogs
  packages [--publish]                  builds and checks the published packages; publishes new versions
  publish <tenant>                      builds, packages and publishes the tenant
  install <tenant> <version>            fetches a published version into the store
  canary <tenant> <version> --percent N serves that version to a share of the devices; \`canary <tenant> --stop\` ends it
  promote <tenant> [version]            serves the canary, or the named version, to everybody
  rollback <tenant>                     serves the previous version to everybody
  status <tenant>                       shows the served versions and the history
  serve <tenant>                        runs the front: serves the tenant at PORT and follows every switch

  --registry URL   where packages are published (RELEASE_REGISTRY, npm's @tradepost:registry)
  --allow-uncommitted  publishes uncommitted files, without a git tag
  --store DIR      where versions are installed and served from (RELEASE_STORE, .data/releases)`

const options = {
  registry: { type: 'string', default: process.env.RELEASE_REGISTRY },
  store: {
    type: 'string',
    default: process.env.RELEASE_STORE ?? path.resolve(import.meta.dirname, '../../../.data/releases'),
  },
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
const file = () => pointerFile(store, tenant)
const say = (text: string) => console.log(text)

function percent(): number {
  const share = Number(values.percent)
  if (!(share > 0 && share <= 100)) throw new ReleaseError('--percent takes a number above 0, up to 100.')
  return share
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
    const running = readPointer(file())?.canary
    if (!running) throw new ReleaseError('There is no canary.')
    await updatePointer(file(), stopCanary(running.version, 'stopped by hand'))
    return say(`${tenant}: the canary ${running.version} is stopped.`)
  }
  const next = requireVersion(version)
  const start = startCanary(next, percent())
  // Check that the switch is possible before installing anything.
  start(readPointer(file()))
  await installVersion(store, tenant, next, registry)
  await updatePointer(file(), start)
  await reportSwitch('canary', next, `serves ${percent()} % of the devices`)
}

/** Prints whether the front made the switch; throws if the pointer no longer names the version. */
async function reportSwitch(role: 'stable' | 'canary', switchedTo: string, success: string) {
  const answer = await answerOfFront(store, tenant, role, switchedTo)
  if (answer === 'served') return say(`${tenant}: ${switchedTo} ${success}.`)
  if (answer === 'unknown')
    return say(`${tenant}: the pointer names ${switchedTo}; \`pnpm release status ${tenant}\` says whether it serves.`)
  const { stable, history } = readPointer(file()) ?? { stable: 'nothing', history: [] }
  const { reason = 'another switch came after it' } = history.findLast((step) => step.version === switchedTo) ?? {}
  throw new ReleaseError(
    `${tenant}: ${switchedTo} serves nobody (${reason}); ${stable} serves everybody. The front's log says more.`,
  )
}

async function promoteVersion() {
  const { stable: next } = promote(version)(readPointer(file()))
  await installVersion(store, tenant, next, registry)
  const { stable, previous } = await updatePointer(file(), promote(next))
  await reportSwitch('stable', stable, `serves everybody${previous ? `; ${previous} is kept for a rollback` : ''}`)
}

async function rollBack() {
  const target = rollback(readPointer(file())).stable
  installedFolder(store, tenant, target)
  const { stable } = await updatePointer(file(), rollback)
  await reportSwitch('stable', stable, 'serves everybody again')
}

function status() {
  const pointer = readPointer(file())
  if (!pointer) return say(`${tenant}: nothing serves yet.`)
  const { stable, previous, canary: running, history } = pointer
  say(
    `${tenant}: ${stable}${running ? `, canary ${running.version} at ${running.percent} %` : ''}${previous ? `, before ${previous}` : ''}`,
  )
  const front = readFrontState(store, tenant)
  say(front ? `  the front serves ${front.stable ?? 'no version at the moment'}` : '  no front runs on this machine')
  for (const { at, what, version: which, percent: share, reason } of history)
    say(`  ${at}  ${what} ${which}${share ? ` at ${share} %` : ''}${reason ? ` (${reason})` : ''}`)
}

async function serve() {
  const [port, host] = [readPort(process.env.PORT), process.env.HOST ?? '127.0.0.1']
  await refuseTaken(port, host)
  const front = await openFront({
    store,
    tenant,
    env: process.env,
    say: (entry) => say(JSON.stringify({ time: new Date().toISOString(), ...entry })),
  })
  try {
    front.server.listen(port, host)
    await once(front.server, 'listening')
    say(JSON.stringify({ level: 'info', tenant, msg: 'the front is open', address: front.server.address() }))
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  } finally {
    await front.close()
  }
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
  serve,
}

/** The maximum number of arguments of each command; 1 for commands that are not listed. */
const maxArguments: Record<string, number> = { version: 0, packages: 0, install: 2, canary: 2, promote: 2 }
const repositoryCommands = ['plan', 'version', 'packages', 'publish']

function refuseExtraArgument() {
  const extra = positionals[(maxArguments[command] ?? 1) + 1]
  if (extra === undefined) return
  const instead = command === 'rollback' ? ': `pnpm release promote <tenant> <version>` goes to a named one' : ''
  throw new ReleaseError(`\`${command}\` does not take ${extra}${instead}.`)
}

try {
  const run = commands[command]
  if (!run || (!tenant && !['plan', 'version', 'packages'].includes(command))) {
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
}
