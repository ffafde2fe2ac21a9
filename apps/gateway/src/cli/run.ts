import { defectExitCode } from '@tradepost/serving/restarts'
import { reportReady, watchSupervisor } from '@tradepost/serving/supervised'
import { startWatchdog } from '@tradepost/serving/watchdog'
import { damageAdvice } from '../platform/backup/advice.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { newPushKey } from '../platform/config/push-keys.ts'
import { refuseSeed, type Seeder } from '../platform/config/seeding.ts'
import { isDamage } from '../platform/db/faults.ts'
import { requireCurrent } from '../platform/db/migrate.ts'
import { runActorCommand, type Side } from './actor-commands.ts'
import { type Command, readArguments } from './arguments.ts'
import { runBackup } from './backup.ts'
import { runFiles } from './files.ts'
import { runPartner, runRewrap } from './identity-tools.ts'
import { runMove } from './move.ts'
import { attachDatabase, bringSchemaUpToDate, bringUpToDate, type OpenDatabase, openDatabase } from './open-database.ts'
import { runPlatformAdmin } from './platform-admin-command.ts'
import { runRestore, runTrial } from './restore.ts'
import { serve, work } from './serve.ts'
import { runTenant } from './tenant-command.ts'
import { runCheck, runDeliver, runSeed } from './tools.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
/** Shows only the important lines of PostgreSQL's log. */
const databaseLog = (line: string) => {
  if (/administrator command/.test(line)) return
  if (/FATAL|PANIC|was not properly shut down|redo done/.test(line)) say(`postgres: ${line}`)
}

interface Stop {
  reason: string
  /** The exit code. */
  code: number
  /** The unhandled error, if one stops the process. */
  escaped?: unknown
}

/** Resolves when the process must stop: signal, parent gone, database ended, or unhandled error. */
function reasonToStop(database: OpenDatabase, parentPid: number | null): Promise<Stop> {
  return new Promise((resolve) => {
    // `on`, not `once`: a second signal or error must not end a process that is draining.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => resolve({ reason: signal, code: 0 }))
    }
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (escaped: unknown) => {
        say(`unhandled error: ${escaped instanceof Error ? escaped.stack : String(escaped)}`)
        resolve({ reason: 'a defect', code: defectExitCode, escaped })
      })
    }
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    void database.died.then((reason) => resolve({ reason, code: 1 }))
    watchSupervisor(() => resolve({ reason: 'the supervisor is gone', code: 0 }))
    if (parentPid === null) return
    setInterval(() => {
      try {
        process.kill(parentPid, 0)
      } catch {
        resolve({ reason: 'the parent process is gone', code: 0 })
      }
    }, 500).unref()
  })
}

/**
 * `serve`, `work`, `migrate` and `seed` migrate the schema if the owning role is configured; all except `work` also
 * apply the environment's settings. Other commands require a current schema and change nothing.
 */
async function prepare(command: Command, config: Config, { appUrl, ownerUrl }: OpenDatabase): Promise<string[]> {
  if (!['serve', 'work', 'migrate', 'seed'].includes(command)) {
    await requireCurrent(appUrl)
    return []
  }
  if (!ownerUrl) return []
  return command === 'work' ? bringSchemaUpToDate(ownerUrl) : bringUpToDate(config, ownerUrl)
}

/** `seller …` and `service …` sign in at a running gateway. */
async function runAsActor(side: Side, args: string[]): Promise<void> {
  const { ACTOR_PASSWORD: password = '', ACTOR_CODE: code = '' } = process.env
  const answer = await runActorCommand(readConfig(process.env), side, args, { password, code, say })
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

async function runCommand(seeder: Seeder | null): Promise<void> {
  const [side, ...rest] = process.argv.slice(2)
  if (side === 'seller' || side === 'service') return runAsActor(side, rest)
  if (side === 'tenant') return runTenant(readConfig(process.env), rest, { log: databaseLog, say })
  if (side === 'platform-admin') return runPlatformAdmin(readConfig(process.env), rest, { log: databaseLog, say })
  const { command, offers, orders, seed, parentPid, operands, text, to, replace, trial } = readArguments(
    process.argv.slice(2),
    seeder !== null,
  )
  if (command === 'push-keys') return void process.stdout.write(`PUSH_PRIVATE_KEY=${newPushKey()}\n`)
  const config = readConfig(process.env)
  if (command === 'seed' || seed) refuseSeed(config)
  if (command === 'restore' && trial) return runTrial(config, { file: operands[0], log: databaseLog, say })
  if (command === 'restore') return runRestore(config, { file: operands[0], replace, log: databaseLog, say })
  if (command === 'move') return runMove(config, { to, log: databaseLog, say })
  if (command === 'work' && !config.database) {
    throw new Error('`work` needs DATABASE_URL: the embedded PostgreSQL belongs to the serving process.')
  }
  // While a gateway serves, these commands use the database that it runs.
  const mayAttach = ['check', 'backup', 'files', 'partner', 'rewrap'].includes(command)
  const database = (mayAttach && attachDatabase(config)) || (await openDatabase(config, databaseLog))
  const { ownerUrl } = database
  try {
    if (command === 'backup') return await runBackup(config, database, to, say)
    const applied = await prepare(command, config, database)
    if (command === 'migrate') {
      if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; migrations run as the owning role.')
      say(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply')
    } else if (command === 'seed' && seeder) {
      await runSeed(seeder, config, database, { offers, orders, say })
    } else if (command === 'check') {
      process.exitCode = (await runCheck(config, database, say)) ? 0 : 1
    } else if (command === 'files') {
      await runFiles(config, database, operands, { to, say })
    } else if (command === 'partner') {
      say(await runPartner(config, database, operands))
    } else if (command === 'rewrap') {
      say(await runRewrap(config, database))
    } else if (command === 'deliver') {
      say(await runDeliver(config, database, operands, text))
    } else {
      const stopping = reasonToStop(database, parentPid)
      if (seed && seeder) await runSeed(seeder, config, database, { offers, orders, say })
      const service = await (command === 'work' ? work : serve)(config, database)
      const ready = { ready: true, url: config.publicUrl, port: service.port, pid: process.pid }
      process.stdout.write(`${JSON.stringify(ready)}\n`)
      reportReady()
      startWatchdog({ afterMs: config.stuckAfterMs, fields: { level: 50, app: 'gateway' } })
      const { reason, code, escaped } = await stopping
      if (code === 0) service.log.info({ reason }, 'stopping')
      else service.log.error({ reason, err: escaped, alert: 'stopping' }, 'stopping')
      process.exitCode = code
      if (code === 0) await service.drain()
      await service.stop()
    }
  } finally {
    await database.close()
  }
}

/** Runs the command of this process's arguments and ends the process. */
export async function run(seeder: Seeder | null): Promise<never> {
  try {
    await runCommand(seeder)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    if (isDamage(error)) say(damageAdvice)
    process.exitCode = 1
  }
  // Explicit, because an open socket would keep the process alive.
  return process.exit()
}
