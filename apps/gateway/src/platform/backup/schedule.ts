import { statSync } from 'node:fs'
import type { Logger } from 'pino'
import { createClient } from '../db/client.ts'
import { type AskedWork, type Asker, carryOut, isAsked } from './asked.ts'
import { backupNames, newestBackup, takeBackup, takenAt } from './backup-files.ts'
import { lastFailure, lastTrial, writeFailure } from './backup-state.ts'
import { tryRestore } from './try-restore.ts'

export interface BackupFailure {
  work: AskedWork
  at: string
  /** The people who had asked for it; empty if it was due by itself. */
  askers: readonly Asker[]
  /** False for a backup that fails after another one did: the alert is there already. */
  isFirst: boolean
}

type Options = Parameters<typeof takeBackup>[0] & {
  /** Null takes only backups that are asked for. */
  everyMs: number | null
  /** Null tries only restores that are asked for. */
  trialEveryMs: number | null
  /** Told when a backup or a restore for trial failed. */
  onFailure: (failure: BackupFailure) => Promise<void>
  log: Logger
  /** The program whose command `restore` is run; this one unless a test names another. */
  program?: string
}

/** Backups go on while a trial runs, which may take longer than the time between two of them. */
const locks = { backup: 7_411_004, trial: 7_411_005 } as const
const pauseMs = 5000

/** Does nothing while another process holds the lock. */
async function runAlone(ownerUrl: string, lockKey: number, work: () => Promise<void>): Promise<void> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]?.locked) await work()
  } finally {
    await client.end()
  }
}

/** True if the newest backup is older than `everyMs`. */
async function isBackupDue({ folder, everyMs }: Options): Promise<boolean> {
  if (isAsked(folder, 'backup')) return true
  if (everyMs === null) return false
  const newest = await newestBackup(folder)
  return !newest || Date.now() - statSync(newest).mtimeMs >= everyMs
}

/** True if the last trial, or else the oldest backup that is kept, is older than `trialEveryMs`. */
async function isTrialDue({ folder, trialEveryMs }: Options): Promise<boolean> {
  const names = await backupNames(folder)
  const oldest = names.at(-1)
  if (!oldest) return false
  if (isAsked(folder, 'trial')) return true
  if (trialEveryMs === null) return false
  const since = (await lastTrial(folder))?.triedAt ?? takenAt(oldest)
  return Date.now() - Date.parse(since) >= trialEveryMs
}

/** Takes a backup. `memory` says whether the last one failed, also where the folder can hold no note of it. */
async function backUp({ log, onFailure, ...options }: Options, memory: { isFailing: boolean }): Promise<void> {
  const { folder } = options
  await carryOut(folder, 'backup', async (askers) => {
    try {
      const { file, bytes } = await takeBackup(options)
      memory.isFailing = false
      log.info({ file, bytes }, 'backup taken')
    } catch (error) {
      const at = new Date().toISOString()
      const isFirst = !memory.isFailing && (await lastFailure(folder)) === null
      memory.isFailing = true
      await writeFailure(folder, at).catch((cause) => log.warn({ err: cause }, 'the failure could not be noted'))
      if (isFirst || askers.length > 0)
        await onFailure({ work: 'backup', at, askers, isFirst }).catch((cause) =>
          log.error({ err: cause }, 'nobody could be told that the backup failed'),
        )
      throw error
    }
  })
}

async function tryNewest({ folder, log, program, onFailure }: Options): Promise<void> {
  await carryOut(folder, 'trial', async (askers) => {
    const isWhole = await tryRestore(folder, program)
    log[isWhole ? 'info' : 'error']('a backup was restored for trial: %s', isWhole ? 'it is whole' : 'it is not whole')
    if (!isWhole) await onFailure({ work: 'trial', at: new Date().toISOString(), askers, isFirst: true })
  })
}

/**
 * Takes a backup whenever the newest one is older than `everyMs`, and restores the newest one for trial whenever the
 * last trial is older than `trialEveryMs`; both also when staff ask. Several gateways may share a folder.
 */
export function scheduleBackups(options: Options) {
  const { ownerUrl, everyMs, log } = options
  const memory = { isFailing: false }
  /** Begins due work of one kind, unless it still runs. */
  function repeat(work: AskedWork, isDue: () => Promise<boolean>, run: () => Promise<void>) {
    let running: Promise<unknown> = Promise.resolve()
    const runDue = async () => {
      if (!(await isDue())) return
      await runAlone(ownerUrl, locks[work], async () => {
        if (await isDue()) await run()
      })
    }
    const begin = () => {
      running = running.then(runDue).catch((error) => log.error({ err: error }, 'the %s failed', work))
    }
    begin()
    const timer = setInterval(begin, Math.min(everyMs ?? pauseMs, pauseMs))
    return {
      async stop() {
        clearInterval(timer)
        await running
      },
    }
  }
  const backups = repeat(
    'backup',
    () => isBackupDue(options),
    () => backUp(options, memory),
  )
  const trials = repeat(
    'trial',
    () => isTrialDue(options),
    () => tryNewest(options),
  )
  return {
    /** Waits for a backup. A trial runs in a process of its own, which ends by itself. */
    async stop() {
      void trials.stop()
      await backups.stop()
    },
  }
}
