import { spawn } from 'node:child_process'
import os from 'node:os'
import { newestBackup, takenAt } from './backup-files.ts'
import { lastTrial, writeTrial } from './backup-state.ts'

/**
 * Restores the newest backup for trial, with the command of this program in a process of low priority. How it ended is
 * beside the backups afterwards, also if that process was killed.
 */
export async function tryRestore(folder: string, program = process.argv[1]): Promise<boolean> {
  const newest = await newestBackup(folder)
  if (!newest || !program) return false
  const begun = new Date().toISOString()
  const child = spawn(process.execPath, [...process.execArgv, program, 'restore', newest, '--trial'], {
    // The command says on this stream what is wrong with a backup.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BACKUP_DIR: folder },
  })
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  const trial = await lastTrial(folder)
  if (code !== 0 && (!trial || trial.triedAt < begun))
    await writeTrial(folder, { takenAt: takenAt(newest), triedAt: new Date().toISOString(), ok: false })
  return code === 0
}
