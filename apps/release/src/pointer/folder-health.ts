import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addedUp, type HealthMinute, minuteOf, shownMinutes } from './health-minute.ts'
import { replaceJson } from './pointer-file.ts'

interface Saved extends HealthMinute {
  /** The process of the front. */
  pid: number
}

function readSaved(file: string): Saved[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved[]
  } catch {
    // Charts are not worth a failure: a damaged file is replaced.
    return []
  }
}

/** Saves the counts of this process in a file, and drops those of more than an hour ago. */
export function saveFolderHealth(file: string, minutes: readonly HealthMinute[], now = Date.now()): void {
  const own = new Set(minutes.map(({ version, minute }) => `${version} ${minute}`))
  const kept = readSaved(file).filter(
    ({ pid, version, minute }) =>
      minute > minuteOf(now) - shownMinutes && !(pid === process.pid && own.has(`${version} ${minute}`)),
  )
  mkdirSync(dirname(file), { recursive: true })
  replaceJson(file, [...kept, ...minutes.map((counts) => ({ ...counts, pid: process.pid }))])
}

/** The saved counts of the last hour. */
export const readFolderHealth = (file: string, now = Date.now()): HealthMinute[] =>
  addedUp(readSaved(file).filter(({ minute }) => minute > minuteOf(now) - shownMinutes))
