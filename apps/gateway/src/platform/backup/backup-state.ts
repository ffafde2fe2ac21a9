import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backupNames, takenAt } from './backup-files.ts'

/** The outcome of the last restore for trial, beside the backups. */
const trialFile = 'last-trial.json'

export interface Trial {
  /** When the backup was taken. */
  takenAt: string
  triedAt: string
  ok: boolean
}

async function lastTrial(folder: string): Promise<Trial | null> {
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

/** The newest backup in a folder, how many there are, and the last restore for trial. */
export async function backupState(folder: string) {
  const names = await backupNames(folder)
  const [newest] = names
  return { newestAt: newest ? takenAt(newest) : null, kept: names.length, trial: await lastTrial(folder) }
}
