import { damageAdvice } from '../platform/backup/advice.ts'
import { readConfig } from '../platform/config.ts'
import { isDamage } from '../platform/db/faults.ts'
import { refuseSeed } from '../platform/seeding.ts'
import { readArguments } from './arguments.ts'
import { runBackup } from './backup.ts'
import { runCounter, type Side } from './counter.ts'
import { runPartner, runRewrap } from './identity-tools.ts'
import { runMove } from './move.ts'
import { attachDatabase, bringUpToDate, type OpenDatabase, openDatabase } from './open-database.ts'
import { runRestore } from './restore.ts'
import { serve, work } from './serve.ts'
import { runCheck, runDeliver, runSeed } from './tools.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
/** What PostgreSQL has to say is shown when it matters only. */
const databaseLog = (line: string) => {
  if (/administrator command/.test(line)) return
  if (/FATAL|PANIC|was not properly shut down|redo done/.test(line)) say(`postgres: ${line}`)
}

/** Resolves with a reason to stop: a signal, a parent that is gone, a database that ended. */
function reasonToStop(database: OpenDatabase, parentPid: number | null): Promise<{ reason: string; failed: boolean }> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.once(signal, () => resolve({ reason: signal, failed: false }))
    }
    void database.died.then((reason) => resolve({ reason, failed: true }))
    process.once('uncaughtException', (error) => resolve({ reason: `a defect: ${error.stack}`, failed: true }))
    process.once('unhandledRejection', (error) => resolve({ reason: `a defect: ${String(error)}`, failed: true }))
    if (parentPid === null) return
    setInterval(() => {
      try {
        process.kill(parentPid, 0)
      } catch {
        resolve({ reason: 'the parent process is gone', failed: false })
      }
    }, 500).unref()
  })
}

/** `seller …` and `service …` are said to a gateway that runs, by somebody it knows. */
async function atCounter(side: Side, args: string[]): Promise<void> {
  const password = process.env.COUNTER_PASSWORD ?? ''
  const answer = await runCounter(readConfig(process.env), side, args, { password, say })
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

async function main(): Promise<void> {
  const [side, ...rest] = process.argv.slice(2)
  if (side === 'seller' || side === 'service') return atCounter(side, rest)
  const { command, offers, seed, parentPid, operands, text, to, replace } = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  if (command === 'seed' || seed) refuseSeed(config)
  if (command === 'restore') return runRestore(config, { file: operands[0], replace, log: databaseLog, say })
  if (command === 'move') return runMove(config, { to, log: databaseLog, say })
  if (command === 'work' && !config.database) {
    throw new Error('A worker of its own needs DATABASE_URL: the embedded PostgreSQL belongs to the serving process.')
  }
  // Beside a serving gateway, what only looks uses the database that it runs.
  const looks = ['check', 'backup', 'partner', 'rewrap'].includes(command)
  const database = (looks && attachDatabase(config)) || (await openDatabase(config, databaseLog))
  const { ownerUrl } = database
  try {
    if (command === 'backup') return await runBackup(config, database, to, say)
    const applied = ownerUrl ? await bringUpToDate(config, ownerUrl) : []
    if (command === 'migrate') {
      if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; migrations run as the owning role.')
      say(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply')
    } else if (command === 'seed') {
      await runSeed(config, database, offers, say)
    } else if (command === 'check') {
      process.exitCode = (await runCheck(config, database, say)) ? 0 : 1
    } else if (command === 'partner') {
      say(await runPartner(config, database, operands))
    } else if (command === 'rewrap') {
      say(await runRewrap(config, database))
    } else if (command === 'deliver') {
      say(await runDeliver(config, database, operands, text))
    } else {
      const stopping = reasonToStop(database, parentPid)
      if (seed) await runSeed(config, database, offers, say)
      const service = await (command === 'work' ? work : serve)(config, database)
      const ready = { ready: true, url: config.publicUrl, port: service.port, pid: process.pid }
      process.stdout.write(`${JSON.stringify(ready)}\n`)
      const { reason, failed } = await stopping
      service.log[failed ? 'error' : 'info']({ reason }, 'stopping')
      if (failed) process.exitCode = 1
      await service.stop()
    }
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  if (isDamage(error)) say(damageAdvice)
  process.exitCode = 1
}
// NOTE: a socket that somebody keeps open must not keep a stopped gateway alive.
process.exit()
