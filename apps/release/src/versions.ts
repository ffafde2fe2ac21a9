import { existsSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deviceOf, placeOf } from './device-share.ts'
import { ErrorRate, worseThan } from './error-rates.ts'
import { installedFolder } from './installed-folder.ts'
import { type Pointer, pointerFile, readPointer, updatePointer } from './pointer.ts'
import { endsTooOften, SelfEnds } from './self-ends.ts'
import { stopCanary } from './switches.ts'
import { startVersion, stopVersion, type VersionServer } from './version-server.ts'

export interface VersionsOptions {
  store: string
  tenant: string
  /** Environment of the versions' servers: the storefront's own. */
  env: NodeJS.ProcessEnv
  say: (entry: Record<string, unknown>) => void
}

export interface Versions {
  stable: () => VersionServer | undefined
  /** Which version a visitor gets, by the Cookie header. */
  chosenFor: (cookie: string | undefined) => { chosen: VersionServer | undefined; isCanary: boolean }
  /** The version a built file is of, perhaps of a page that was loaded before a switch. */
  holderOf: (path: string) => VersionServer | undefined
  /** Notes how an answer went; a canary that is worse than the stable version is stopped, as is one that keeps ending by itself. */
  count: (server: VersionServer, isCanary: boolean, failed: boolean) => void
  /** Ends when what the pointer names is served. */
  settled: () => Promise<void>
  /** The versions that run, and their processes. */
  running: () => { version: string; pid: number | undefined }[]
  /** Starts nothing more. */
  freeze: () => void
  close: () => Promise<void>
}

/** What is known of a version, whichever of its processes did it. */
interface Conduct {
  rate: ErrorRate
  ends: SelfEnds
}

const hashed = /^\/assets\/([\w.-]+)$/

/** Runs the versions of a tenant that its pointer names, each in a process of its own, and follows it. */
export async function openVersions({ store, tenant, env, say }: VersionsOptions): Promise<Versions> {
  const file = pointerFile(store, tenant)
  const running = new Map<string, VersionServer>()
  const conducts = new Map<string, Conduct>()
  const reviving = new Set<string>()
  let pointer = readNamed()
  let closing = false

  function readNamed(): Pointer {
    const named = readPointer(file)
    if (!named) throw new Error(`${tenant} has no version yet: \`pnpm release promote ${tenant} <version>\`.`)
    return named
  }

  function conductOf(version: string): Conduct {
    const known = conducts.get(version) ?? { rate: new ErrorRate(), ends: new SelfEnds() }
    conducts.set(version, known)
    return known
  }

  // NOTE: one switch at a time; changes in between are caught up with by the next round.
  let round: Promise<void> = Promise.resolve()
  const settled = () => {
    round = round
      .then(() => (closing ? undefined : follow()))
      .catch((error: unknown) => {
        const msg = 'the switch was not made; what served before goes on'
        say({ level: 'error', tenant, msg, error: String(error) })
      })
    return round
  }

  async function start(version: string): Promise<VersionServer> {
    const known = running.get(version)
    if (known) return known
    const server = await startVersion(version, installedFolder(store, tenant, version), env)
    running.set(version, server)
    server.child.once('exit', () => {
      if (running.get(version) !== server) return
      running.delete(version)
      if (closing) return
      say({ level: 'error', tenant, version, msg: 'a version ended by itself' })
      conductOf(version).ends.add()
      judgeCanary()
      void revive(version)
    })
    return server
  }

  /** Starts again what ended by itself, later each time, until it stays or nobody wants it any more. */
  async function revive(version: string): Promise<void> {
    if (reviving.has(version)) return
    reviving.add(version)
    while (!closing && !running.has(version) && isNamed(version)) {
      const inMs = conductOf(version).ends.restMs()
      say({ level: 'info', tenant, version, msg: 'it is started again', inMs })
      await wait(inMs, undefined, { ref: false })
      await settled()
      if (!running.has(version)) conductOf(version).ends.add()
    }
    reviving.delete(version)
  }

  const isNamed = (version: string) => [pointer.stable, pointer.previous, pointer.canary?.version].includes(version)

  /** Stops the canary when it does worse than the stable version. */
  function judgeCanary(): void {
    const { canary, stable } = pointer
    if (!canary || !running.has(stable)) return
    const [ofStable, ofCanary] = [conductOf(stable), conductOf(canary.version)]
    const reason = worseThan(ofStable.rate, ofCanary.rate) ?? endsTooOften(ofStable.ends, ofCanary.ends)
    if (!reason) return
    pointer = { ...pointer, canary: null }
    say({ level: 'error', tenant, version: canary.version, msg: 'the canary was stopped', reason })
    updatePointer(file, stopCanary(canary.version, reason))
      .then(settled)
      .catch((error: unknown) =>
        say({ level: 'error', tenant, msg: 'the pointer still names the stopped canary', error: String(error) }),
      )
  }

  async function follow(): Promise<void> {
    const next = readNamed()
    // NOTE: a canary begins with a clean sheet, also where the same version was tried before.
    if (next.canary && next.canary.version !== pointer.canary?.version) conducts.delete(next.canary.version)
    const [stable, canary] = await Promise.allSettled([
      start(next.stable),
      next.canary ? start(next.canary.version) : Promise.resolve(null),
    ])
    if (stable.status === 'rejected') throw stable.reason
    if (canary.status === 'rejected' && next.canary) {
      say({
        level: 'error',
        tenant,
        version: next.canary.version,
        msg: 'the canary did not start',
        error: String(canary.reason),
      })
      await updatePointer(file, stopCanary(next.canary.version, 'it did not start'))
      next.canary = null
    }
    const before = pointer
    pointer = next
    if (before.stable !== next.stable || before.canary?.version !== next.canary?.version)
      say({ level: 'info', tenant, stable: next.stable, canary: next.canary, msg: 'switched' })
    if (next.previous)
      await start(next.previous).catch((error: unknown) => say({ level: 'warn', tenant, error: String(error) }))
    const wanted = new Set([next.stable, next.previous, next.canary?.version])
    for (const server of running.values()) {
      if (wanted.has(server.version)) continue
      running.delete(server.version)
      void stopVersion(server)
    }
  }

  function chosenFor(cookie: string | undefined): { chosen: VersionServer | undefined; isCanary: boolean } {
    const stable = running.get(pointer.stable)
    const { canary } = pointer
    const device = canary && deviceOf(cookie)
    if (!canary || !device || placeOf(device, `${tenant} ${canary.version}`) >= canary.percent)
      return { chosen: stable, isCanary: false }
    const server = running.get(canary.version)
    return server ? { chosen: server, isCanary: true } : { chosen: stable, isCanary: false }
  }

  function holderOf(path: string): VersionServer | undefined {
    const [, name] = hashed.exec(path) ?? []
    return name
      ? [...running.values()].find(({ folder }) => existsSync(join(folder, 'build/client/assets', name)))
      : undefined
  }

  function count(server: VersionServer, isCanary: boolean, failed: boolean) {
    conductOf(server.version).rate.add(failed)
    if (isCanary && failed) judgeCanary()
  }

  await follow()
  const watcher = watch(dirname(file), () => void settled())
  return {
    stable: () => running.get(pointer.stable),
    chosenFor,
    holderOf,
    count,
    settled,
    running: () => [...running.values()].map(({ version, child }) => ({ version, pid: child.pid })),
    freeze() {
      closing = true
      watcher.close()
    },
    async close() {
      // NOTE: what a last switch was starting is stopped as well.
      await round
      await Promise.all([...running.values()].map((one) => stopVersion(one, 5000)))
    },
  }
}
