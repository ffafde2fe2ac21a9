import { statSync } from 'node:fs'
import type { Logger } from 'pino'
import { createClient } from '../db/client.ts'
import { newestBackup, takeBackup } from './backup-files.ts'

type Options = Parameters<typeof takeBackup>[0] & { everyMs: number; log: Logger }

const lockKey = 7_411_004

/** Does nothing while another process holds the lock. */
async function runAlone(ownerUrl: string, work: () => Promise<void>): Promise<void> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]?.locked) await work()
  } finally {
    await client.end()
  }
}

/** Takes a backup whenever the newest one is older than `everyMs`. Several gateways may share a folder. */
export function scheduleBackups({ everyMs, log, ...options }: Options) {
  let running: Promise<unknown> = Promise.resolve()
  const isDue = async () => {
    const newest = await newestBackup(options.folder)
    return !newest || Date.now() - statSync(newest).mtimeMs >= everyMs
  }
  async function backUpIfDue() {
    if (!(await isDue())) return
    await runAlone(options.ownerUrl, async () => {
      if (!(await isDue())) return
      const { file, bytes } = await takeBackup(options)
      log.info({ file, bytes }, 'backup taken')
    }).catch((error) => log.error({ err: error }, 'no backup could be taken'))
  }
  const begin = () => {
    running = running.then(backUpIfDue)
  }
  begin()
  const timer = setInterval(begin, Math.min(everyMs, 5000))
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
