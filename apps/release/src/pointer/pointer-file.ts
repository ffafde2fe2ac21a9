import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ReleaseError } from '../errors/release-error.ts'
import { type Origin, type Pointer, type Switch, signed } from './pointer.ts'

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

/** Writes JSON with one rename, so that no reader sees an incomplete file. A full disk leaves the file as it was. */
export function replaceJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}.new`
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    throw new ReleaseError(`The disk of ${file} is full, so nothing was switched: free some space and repeat.`)
  }
}

/** Changes the pointer with one rename, one process at a time. */
export function updatePointer(file: string, change: Switch, origin: Origin = { by: hostname() }): Promise<Pointer> {
  return locked(file, () => {
    const before = readPointer(file)
    const next = signed(before, change(before), origin)
    replaceJson(file, next)
    return next
  })
}
