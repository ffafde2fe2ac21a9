import { existsSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { noRestarts, type RestartReason, reasonOf, restartsVariable } from '@tradepost/serving/restarts'
import { installedFolder } from '../store/installed-folder.ts'
import { type Pointer, pointerFile, readPointer, updatePointer } from '../store/pointer.ts'
import { refuse, stopCanary } from '../store/switches.ts'
import { CrashCount, crashesTooOften } from './crashes.ts'
import { deviceOf, placeOf } from './device-share.ts'
import { ErrorRate, worseThan } from './error-rate.ts'
import { removeFrontState, writeFrontState } from './front-state.ts'
import { startVersion, stopVersion, type VersionServer } from './version-server.ts'

export interface VersionsOptions {
  store: string
  tenant: string
  /** Environment variables of the storefront servers. */
  env: NodeJS.ProcessEnv
  say: (entry: Record<string, unknown>) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

export interface Versions {
  /** The pointer as of the last switch. */
  pointer: () => Pointer
  stable: () => VersionServer | undefined
  /** The version for a visitor, chosen by the Cookie header. */
  chosenFor: (cookie: string | undefined) => { chosen: VersionServer | undefined; isCanary: boolean }
  /** The version that has a built file; pages loaded before a switch request files of the previous version. */
  holderOf: (path: string) => VersionServer | undefined
  /** Counts an answer. Stops a canary that fails or crashes more often than the stable version. */
  count: (server: VersionServer, isCanary: boolean, failed: boolean) => void
  /** Resolves when the versions of the pointer are served. */
  settled: () => Promise<void>
  /** The running versions and their processes. */
  running: () => { version: string; pid: number | undefined }[]
  /** Prevents the start of further versions. */
  freeze: () => void
  close: () => Promise<void>
}

/** Counts for a version, over all its processes. */
interface VersionRecord {
  rate: ErrorRate
  crashes: CrashCount
  restarts: Record<RestartReason, number>
}

const hashed = /^\/assets\/([\w.-]+)$/

/** Runs the versions that a tenant's pointer names, each in its own process, and follows the pointer. */
export async function openVersions({ store, tenant, env, say }: VersionsOptions): Promise<Versions> {
  const file = pointerFile(store, tenant)
  const running = new Map<string, VersionServer>()
  const records = new Map<string, VersionRecord>()
  const starting = new Map<string, Promise<VersionServer>>()
  const reviving = new Set<string>()
  let pointer = readExisting()
  let opened = false
  let closing = false

  function readExisting(): Pointer {
    const existing = readPointer(file)
    if (!existing) throw new Error(`${tenant} has no version yet: \`pnpm release promote ${tenant} <version>\`.`)
    return existing
  }

  function recordOf(version: string): VersionRecord {
    const current = records.get(version) ?? {
      rate: new ErrorRate(),
      crashes: new CrashCount(),
      restarts: { ...noRestarts },
    }
    records.set(version, current)
    return current
  }

  // Make one switch at a time; the next round picks up later changes.
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

  /** Writes the served versions to the state file, which the command that waits for a switch reads. */
  function saveState(): void {
    if (closing) return
    const canary = pointer.canary?.version
    writeFrontState(store, tenant, {
      pid: process.pid,
      stable: running.has(pointer.stable) ? pointer.stable : null,
      canary: canary !== undefined && running.has(canary) ? canary : null,
    })
  }

  /** Starts a version once, even if a switch and a restart call this at the same time. */
  function start(version: string): Promise<VersionServer> {
    const current = running.get(version)
    if (current) return Promise.resolve(current)
    const started = starting.get(version) ?? startNew(version).finally(() => starting.delete(version))
    starting.set(version, started)
    return started
  }

  async function startNew(version: string): Promise<VersionServer> {
    const server = await startVersion(version, installedFolder(store, tenant, version), {
      ...env,
      ...restartsVariable(recordOf(version).restarts),
    })
    running.set(version, server)
    server.child.once('exit', (code, signal) => {
      if (running.get(version) !== server) return
      running.delete(version)
      if (closing) return
      saveState()
      say({ level: 'error', tenant, version, msg: 'a version crashed' })
      recordOf(version).restarts[reasonOf(code, signal)]++
      recordOf(version).crashes.add()
      judgeCanary()
      void revive(version)
    })
    return server
  }

  /** Restarts a crashed version with growing delays until it runs or the pointer no longer names it. */
  async function revive(version: string): Promise<void> {
    if (reviving.has(version)) return
    reviving.add(version)
    while (!closing && !running.has(version) && isNamed(version)) {
      const inMs = recordOf(version).crashes.restartDelayMs()
      say({ level: 'info', tenant, version, msg: 'restarting the version', inMs })
      await wait(inMs, undefined, { ref: false })
      if (closing || !isNamed(version)) break
      // Do not switch to the pointer's versions here: the pointer may name another version that does not start.
      await start(version).then(saveState, (error: unknown) => {
        recordOf(version).crashes.add()
        say({ level: 'error', tenant, version, msg: 'the version did not restart', error: String(error) })
      })
    }
    reviving.delete(version)
    if (!closing && !isNamed(version)) await settled()
  }

  const isNamed = (version: string) => [pointer.stable, pointer.previous, pointer.canary?.version].includes(version)

  /** Stops a canary that fails or crashes more often than the stable version. */
  function judgeCanary(): void {
    const { canary, stable } = pointer
    if (!canary || !running.has(stable)) return
    const [stableRecord, canaryRecord] = [recordOf(stable), recordOf(canary.version)]
    const reason =
      worseThan(stableRecord.rate, canaryRecord.rate) ?? crashesTooOften(stableRecord.crashes, canaryRecord.crashes)
    if (!reason) return
    pointer = { ...pointer, canary: null }
    say({ level: 'error', tenant, version: canary.version, msg: 'the canary was stopped', reason })
    updatePointer(file, stopCanary(canary.version, reason))
      .then(settled)
      .catch((error: unknown) =>
        say({ level: 'error', tenant, msg: 'the pointer still names the stopped canary', error: String(error) }),
      )
  }

  /** Starts the stable version of a pointer. If it does not start, reverts the switch and returns the new pointer. */
  async function withRunningStable(next: Pointer): Promise<Pointer> {
    try {
      await start(next.stable)
      return next
    } catch (error) {
      const serving = next.stable === pointer.stable ? next.previous : pointer.stable
      // Once the front is open, a stable version that crashed is restarted, not replaced.
      if (!serving || (opened && next.stable === pointer.stable)) throw error
      if (!opened) await start(serving)
      say({
        level: 'error',
        tenant,
        version: next.stable,
        msg: `the version did not start; ${serving} serves`,
        error: String(error),
      })
      // Another version may have been promoted in the meantime; that version must start as well.
      return await withRunningStable(
        await updatePointer(file, refuse(next.stable, serving, opened ? pointer.previous : null)),
      )
    }
  }

  async function withRunningCanary(next: Pointer): Promise<Pointer> {
    if (!next.canary) return next
    const { version } = next.canary
    try {
      await start(version)
      return next
    } catch (error) {
      say({ level: 'error', tenant, version, msg: 'the canary did not start', error: String(error) })
      await updatePointer(file, stopCanary(version, 'it did not start'))
      return { ...next, canary: null }
    }
  }

  async function follow(): Promise<void> {
    const target = readExisting()
    // A canary starts with empty counts, even if the same version was tried before.
    if (target.canary && target.canary.version !== pointer.canary?.version) records.delete(target.canary.version)
    if (target.canary) void start(target.canary.version).catch(() => {})
    const next = await withRunningCanary(await withRunningStable(target))
    const before = pointer
    pointer = next
    saveState()
    if (before.stable !== next.stable || before.canary?.version !== next.canary?.version)
      say({ level: 'info', tenant, stable: next.stable, canary: next.canary, msg: 'switched' })
    if (next.previous)
      await start(next.previous).catch((error: unknown) => say({ level: 'warn', tenant, error: String(error) }))
    const named = new Set([next.stable, next.previous, next.canary?.version])
    for (const server of running.values()) {
      if (named.has(server.version)) continue
      running.delete(server.version)
      void stopVersion(server)
    }
  }

  /** Stops all versions, including those that an unfinished switch started. */
  async function stopAll(): Promise<void> {
    await Promise.allSettled(starting.values())
    await Promise.all([...running.values()].map((server) => stopVersion(server, 5000)))
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
    recordOf(server.version).rate.add(failed)
    if (isCanary && failed) judgeCanary()
  }

  try {
    await follow()
  } catch (error) {
    // A running canary would keep this process alive.
    closing = true
    await stopAll()
    throw error
  }
  opened = true
  const watcher = watch(dirname(file), (_, name) => void (name === basename(file) && settled()))
  return {
    pointer: () => pointer,
    stable: () => running.get(pointer.stable),
    chosenFor,
    holderOf,
    count,
    settled,
    running: () => [...running.values()].map(({ version, child }) => ({ version, pid: child.pid })),
    freeze() {
      closing = true
      watcher.close()
      removeFrontState(store, tenant)
    },
    async close() {
      await round
      await stopAll()
    },
  }
}
