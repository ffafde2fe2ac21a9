import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAsked } from './asked.ts'
import { backupNames, takenAt } from './backup-files.ts'

/** The outcome of the last restore for trial, beside the backups. */
const trialFile = 'last-trial.json'

export interface Trial {
  /** When the backup was taken. */
  takenAt: string
  triedAt: string
  ok: boolean
}

/** The last restore for trial; null if there was none. */
export async function lastTrial(folder: string): Promise<Trial | null> {
  try {
    const { takenAt: taken, triedAt, ok } = JSON.parse(await readFile(path.join(folder, trialFile), 'utf8'))
    const isRight = [taken, triedAt].every((one) => typeof one === 'string' && /^\d{4}-\d\d-\d\dT.+Z$/.test(one))
    return isRight && typeof ok === 'boolean' ? { takenAt: taken, triedAt, ok } : null
  } catch {
    return null
  }
}

/** Writes down how a restore for trial ended. */
export async function writeTrial(folder: string, trial: Trial): Promise<void> {
  const file = path.join(folder, trialFile)
  await writeFile(`${file}.part`, `${JSON.stringify(trial)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** When a backup failed last, beside the backups. */
const failureFile = 'last-failure.json'

/** When the last backup failed; null if none failed, or if one was taken since. */
export async function lastFailure(folder: string): Promise<string | null> {
  try {
    const { failedAt } = JSON.parse(await readFile(path.join(folder, failureFile), 'utf8'))
    if (typeof failedAt !== 'string' || Number.isNaN(Date.parse(failedAt))) return null
    const [newest] = await backupNames(folder)
    return newest && takenAt(newest) > failedAt ? null : failedAt
  } catch {
    return null
  }
}

/** Writes down that a backup failed. */
export async function writeFailure(folder: string, failedAt: string): Promise<void> {
  const file = path.join(folder, failureFile)
  await writeFile(`${file}.part`, `${JSON.stringify({ failedAt })}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** The newest backup in a folder, how many there are, whether the last one failed, the last trial, and what staff asked for. */
export async function backupState(folder: string) {
  const names = await backupNames(folder)
  const [newest] = names
  return {
    newestAt: newest ? takenAt(newest) : null,
    kept: names.length,
    failedAt: await lastFailure(folder),
    trial: await lastTrial(folder),
    isTaking: isAsked(folder, 'backup'),
    isTrying: isAsked(folder, 'trial'),
  }
}
