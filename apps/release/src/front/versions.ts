import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf, restartsVariable } from '@tradepost/serving/restarts'
import { folderPointer } from '../pointer/folder-pointer.ts'
import type { Pointer } from '../pointer/pointer.ts'
import { refuse, stopCanary } from '../pointer/switches.ts'
import { removeOldVersions } from '../store/remove-old-versions.ts'
import { NotInstalled, versionFolder } from '../store/version-folder.ts'
import { crashesTooOften } from './crashes.ts'
import { deviceOf, placeOf } from './device-share.ts'
import { worseThan } from './error-rate.ts'
import { Previews } from './previews.ts'
import { VersionRecords } from './version-records.ts'
import { startVersion, stopVersion, type VersionServer } from './version-server.ts'
import type { Versions, VersionsOptions } from './versions-options.ts'

/** Milliseconds until the next attempt to install a version that another machine switched to. */
const installAgainMs = 10_000

const hashed = /^\/assets\/([\w.-]+)$/

/** Runs the versions that a tenant's pointer names, each in its own process, and follows the pointer. */
export async function openVersions(options: VersionsOptions): Promise<Versions> {
  const { store, tenant, env, say, registry } = options
  const pointers = options.pointers ?? folderPointer(store, tenant)
  const origin = { by: `front on ${hostname()}` }
  const running = new Map<string, VersionServer>()
  const records = new VersionRecords()
  const starting = new Map<string, Promise<VersionServer>>()
  const reviving = new Set<string>()
  const previews = new Previews(options.now)
  let pointer = await readExisting()
  let opened = false
  let closing = false
  /** A stop of the canary that the pointer does not know yet, because it could not be written. */
  let unsavedStop: { version: string; reason: string } | undefined

  async function readExisting(): Promise<Pointer> {
    const existing = await pointers.read()
    if (!existing) throw new Error(`${tenant} has no version yet: \`pnpm release promote ${tenant} <version>\`.`)
    return existing
  }

  // Make one switch at a time; the next round picks up later changes.
  let round: Promise<void> = Promise.resolve()
  const settled = () => {
    round = round
      .then(() => (closing ? undefined : follow()))
      .catch((error: unknown) => {
        const msg = 'the switch was not made; what served before goes on'
        say({ level: 'error', tenant, msg, error: String(error) })
        if (pointers.isShared && !closing) setTimeout(settled, installAgainMs).unref()
      })
    return round
  }

  /** Saves the served versions, which the command that waits for a switch reads. */
  function saveState(): Promise<void> {
    if (closing) return Promise.resolve()
    const canary = pointer.canary?.version
    return pointers.saveFront({
      host: hostname(),
      pid: process.pid,
      stable: running.has(pointer.stable) ? pointer.stable : null,
      canary: canary !== undefined && running.has(canary) ? canary : null,
      address: env.PUBLIC_ORIGIN ?? null,
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
    const server = await startVersion(
      version,
      await versionFolder({ store, tenant, registry, isShared: pointers.isShared }, version),
      {
        ...env,
        ...restartsVariable(records.of(version).restarts),
      },
    )
    running.set(version, server)
    server.child.once('exit', (code, signal) => {
      if (running.get(version) !== server) return
      running.delete(version)
      if (closing) return
      void saveState()
      say({ level: 'error', tenant, version, msg: 'a version crashed' })
      records.of(version).restarts[reasonOf(code, signal)]++
      records.of(version).crashes.add()
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
      const inMs = records.of(version).crashes.restartDelayMs()
      say({ level: 'info', tenant, version, msg: 'restarting the version', inMs })
      await wait(inMs, undefined, { ref: false })
      if (closing || !isNamed(version)) break
      // Do not switch to the pointer's versions here: the pointer may name another version that does not start.
      await start(version).then(saveState, (error: unknown) => {
        records.of(version).crashes.add()
        say({ level: 'error', tenant, version, msg: 'the version did not restart', error: String(error) })
      })
    }
    reviving.delete(version)
    if (!closing && !isNamed(version)) await settled()
  }

  const isNamed = (version: string) => [pointer.stable, pointer.previous, pointer.canary?.version].includes(version)
  const named = () =>
    new Set([pointer.stable, pointer.previous, pointer.canary?.version, ...previews.active()].filter(Boolean))

  /** Stops a canary that fails or crashes more often than the stable version. */
  function judgeCanary(): void {
    const { canary, stable } = pointer
    if (!canary || !running.has(stable)) return
    const [stableRecord, canaryRecord] = [records.of(stable), records.of(canary.version)]
    const reason =
      worseThan(stableRecord.rate, canaryRecord.rate) ?? crashesTooOften(stableRecord.crashes, canaryRecord.crashes)
    if (!reason) return
    pointer = { ...pointer, canary: null }
    say({ level: 'error', tenant, version: canary.version, msg: 'the canary was stopped', reason })
    unsavedStop = { version: canary.version, reason }
    saveStop()
      .then(settled)
      .catch((error: unknown) =>
        say({ level: 'error', tenant, msg: 'the pointer still names the stopped canary', error: String(error) }),
      )
  }

  async function saveStop(): Promise<void> {
    if (!unsavedStop) return
    const { version, reason } = unsavedStop
    await pointers.update(stopCanary(version, reason), origin)
    unsavedStop = undefined
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
      // A machine that cannot install a version, or that just begins, does not take the version from the others.
      if (error instanceof NotInstalled || (pointers.isShared && !opened)) throw error
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
        await pointers.update(refuse(next.stable, serving, opened ? pointer.previous : null), origin),
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
      if (error instanceof NotInstalled) {
        setTimeout(settled, installAgainMs).unref()
        return { ...next, canary: null }
      }
      await pointers.update(stopCanary(version, 'it did not start'), origin)
      return { ...next, canary: null }
    }
  }

  async function follow(): Promise<void> {
    await saveStop()
    const target = await readExisting()
    // A canary starts with empty counts, even if the same version was tried before.
    if (target.canary && target.canary.version !== pointer.canary?.version) records.forget(target.canary.version)
    if (target.canary) void start(target.canary.version).catch(() => {})
    const next = await withRunningCanary(await withRunningStable(target))
    const before = pointer
    pointer = next
    await saveState()
    if (before.stable !== next.stable || before.canary?.version !== next.canary?.version)
      say({ level: 'info', tenant, stable: next.stable, canary: next.canary, msg: 'switched' })
    if (next.previous)
      await start(next.previous).catch((error: unknown) => say({ level: 'warn', tenant, error: String(error) }))
    const needed = named()
    for (const server of running.values()) {
      if (needed.has(server.version)) continue
      running.delete(server.version)
      void stopVersion(server)
    }
    for (const version of removeOldVersions(store, tenant, next, undefined, new Set(running.keys())))
      say({ level: 'info', tenant, version, msg: 'removed a version that nobody needs any more' })
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

  async function preview(version: string): Promise<VersionServer> {
    if (!isNamed(version)) previews.use(version)
    const server = await start(version)
    // A third preview ends the first one.
    if (running.size > named().size) void settled()
    return server
  }

  function holderOf(path: string): VersionServer | undefined {
    const [, name] = hashed.exec(path) ?? []
    return name
      ? [...running.values()].find(({ folder }) => existsSync(join(folder, 'build/client/assets', name)))
      : undefined
  }

  function count(server: VersionServer, isCanary: boolean, failed: boolean) {
    records.of(server.version).rate.add(failed)
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
  let signedOff = Promise.resolve()
  const unfollow = pointers.follow(() => void settled())
  return {
    pointer: () => pointer,
    stable: () => running.get(pointer.stable),
    chosenFor,
    holderOf,
    count,
    preview,
    settled,
    running: () => [...running.values()].map(({ version, child }) => ({ version, pid: child.pid })),
    freeze() {
      closing = true
      unfollow()
      signedOff = pointers.saveFront(null)
    },
    async close() {
      await signedOff
      await round
      await stopAll()
    },
  }
}
