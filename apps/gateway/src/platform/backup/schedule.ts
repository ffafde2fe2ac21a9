import { statSync } from 'node:fs'
import type { Logger } from 'pino'
import { createClient } from '../db/client.ts'
import { newestBackup, takeBackup } from './backup-files.ts'

type Options = Parameters<typeof takeBackup>[0] & { everyMs: number; log: Logger }

const lockKey = 7_411_004

/** Only one process at a time may; the others leave it to that one. */
async function alone(ownerUrl: string, work: () => Promise<void>): Promise<void> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0]?.mine) await work()
  } finally {
    await client.end()
  }
}

/** Takes a backup whenever the newest one is older than asked; several gateways share a folder and take turns. */
export function scheduleBackups({ everyMs, log, ...options }: Options) {
  let running: Promise<unknown> = Promise.resolve()
  const isDue = async () => {
    const newest = await newestBackup(options.folder)
    return !newest || Date.now() - statSync(newest).mtimeMs >= everyMs
  }
  async function look() {
    if (!(await isDue())) return
    await alone(options.ownerUrl, async () => {
      if (!(await isDue())) return
      const { file, bytes } = await takeBackup(options)
      log.info({ file, bytes }, 'backup taken')
    }).catch((error) => log.error({ err: error }, 'no backup could be taken'))
  }
  const begin = () => {
    running = running.then(look)
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
