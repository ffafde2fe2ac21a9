import { buildApp } from '../app.ts'
import { compose } from '../compose.ts'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config.ts'
import { unsafeRole } from '../platform/db/check-role.ts'
import type { Deps } from '../platform/deps.ts'
import { createMailSender } from '../platform/mail/sender.ts'
import { purgeEnded } from '../platform/purge.ts'
import type { OpenDatabase } from './open-database.ts'

const drainLimitMs = 10_000
const purgeEveryMs = 10 * 60_000

async function listen({ config }: Deps, app: Awaited<ReturnType<typeof buildApp>>['app']): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} is in use by another program; stop it or set GATEWAY_PORT.`)
  }
  const address = app.server.address()
  return address && typeof address === 'object' ? address.port : config.port
}

const within = (work: Promise<unknown>, milliseconds: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())])

/** Runs the gateway until the returned `stop` is called: drain, end the jobs, close the connections. */
export async function serve(config: Config, database: OpenDatabase) {
  const deps = compose({ config, databaseUrl: database.appUrl })
  const { db, jobs, log } = deps
  const unsafe = await unsafeRole(db)
  if (unsafe) {
    await db.close()
    throw new ConfigError([unsafe])
  }
  const gateway = await buildApp(deps)
  const { smtpUrl, from } = config.mail
  const sender = smtpUrl ? createMailSender({ db, clock: deps.clock, log, smtpUrl, from }) : null
  try {
    const port = await listen(deps, gateway.app)
    await jobs.start()
    sender?.start()
    const purging = setInterval(() => {
      purgeEnded(db, deps.clock).catch((error) => log.warn({ err: error }, 'ended rows were not removed'))
    }, purgeEveryMs)
    if (database.recovered) log.warn('the database was not shut down cleanly last time and has recovered')
    return {
      port,
      log,
      async stop() {
        clearInterval(purging)
        gateway.drain()
        await within(gateway.app.close(), drainLimitMs)
        await within(Promise.all([jobs.stop(), sender?.stop()]), drainLimitMs)
        await within(db.close(), drainLimitMs)
      },
    }
  } catch (error) {
    await gateway.app.close()
    await db.close()
    throw error
  }
}
