import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The start time of a process: a later process with the same pid has another one. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function alive(owner: { pid: number; start: string }): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return owner.start === startOf(owner.pid)
}

function read(file: string): { pid: number; start: string } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const lockOf = (directory: string) => path.join(directory, 'gateway.lock')

/** Pid of the process that owns the directory now, or null. */
export function directoryOwner(directory: string): number | null {
  const owner = read(lockOf(directory))
  return owner && alive(owner) ? owner.pid : null
}

/** Makes this process the only owner of a data directory; throws if another process owns it. */
export function lockDirectory(directory: string): { release(): void } {
  const lock = lockOf(directory)
  const ownFile = `${lock}.${process.pid}`
  writeFileSync(ownFile, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }))
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // NOTE: `link` is atomic and fails if the name exists; `rename` would silently replace it.
        linkSync(ownFile, lock)
        return { release: () => rmSync(lock, { force: true }) }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const owner = read(lock)
      if (owner && alive(owner)) {
        throw new Error(
          `The data directory ${directory} is in use by another gateway (process ${owner.pid}); stop it or set DATA_DIR to another folder.`,
        )
      }
      const stale = `${lock}.stale.${process.pid}`
      try {
        renameSync(lock, stale)
        rmSync(stale, { force: true })
      } catch {
        // Another process removed the stale lock first; try again.
      }
    }
    throw new Error(`The data directory ${directory} could not be locked; try again.`)
  } finally {
    rmSync(ownFile, { force: true })
  }
}
