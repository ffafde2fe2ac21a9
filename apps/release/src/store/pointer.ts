import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** One entry of a tenant's release history, newest last. */
export interface Step {
  at: string
  what: 'opened' | 'canary' | 'canary stopped' | 'promoted' | 'rolled back' | 'refused'
  version: string
  reason?: string
  /** The canary's share of the devices. */
  percent?: number
}
/** The content of the pointer file: the versions to serve. A switch changes only this file. */
export interface Pointer {
  stable: string
  /** The version that a rollback serves again; its process keeps running. */
  previous: string | null
  canary: { version: string; percent: number } | null
  history: Step[]
}

export const pointerFile = (store: string, tenant: string): string => join(store, tenant, 'pointer.json')

/** The pointer of a tenant, or null before its first version. */
export function readPointer(file: string): Pointer | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Pointer
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    if (error instanceof SyntaxError)
      throw new Error(`${file} is damaged: restore it, or remove it and promote the version that is served.`)
    throw error
  }
}

const staleMs = 10_000

async function locked<T>(file: string, work: () => T): Promise<T> {
  const lock = `${file}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; ; tries++) {
    try {
      closeSync(openSync(lock, 'wx'))
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const lockFile = statSync(lock, { throwIfNoEntry: false })
      if (lockFile && Date.now() - lockFile.mtimeMs > staleMs) rmSync(lock, { force: true })
      if (tries > 500) throw new Error(`${lock} is held by another command.`)
      await wait(20)
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Changes the pointer with one rename, one process at a time. `change` throws to refuse the change. */
export function updatePointer(file: string, change: (pointer: Pointer | null) => Pointer): Promise<Pointer> {
  return locked(file, () => {
    const next = change(readPointer(file))
    const draft = `${file}.${process.pid}.new`
    writeFileSync(draft, `${JSON.stringify(next, null, 2)}\n`)
    renameSync(draft, file)
    return next
  })
}
