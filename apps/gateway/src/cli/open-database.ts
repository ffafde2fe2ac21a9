import type { Config } from '../platform/config/config.ts'
import { applySettings } from '../platform/db/apply-settings.ts'
import { createClient } from '../platform/db/client.ts'
import { migrate } from '../platform/db/migrate.ts'
import { installJobs } from '../platform/jobs/install.ts'
import { prepareDatabase } from '../platform/postgres/roles.ts'
import { runningServer } from '../platform/postgres/running.ts'
import { startPostgres } from '../platform/postgres/supervisor.ts'

export interface OpenDatabase {
  /** The application role at the server itself. */
  appUrl: string
  /** `null` if only the application's role is configured; migrations then run elsewhere. */
  ownerUrl: string | null
  recovered: boolean
  died: Promise<string>
  close(): Promise<void>
}

/** Starts the embedded PostgreSQL, or uses the one at DATABASE_URL. */
export async function openDatabase(config: Config, log: (line: string) => void): Promise<OpenDatabase> {
  if (config.database) {
    const { directUrl, ownerUrl } = config.database
    return { appUrl: directUrl, ownerUrl, recovered: false, died: new Promise(() => {}), close: async () => {} }
  }
  const server = await startPostgres({ directory: config.dataDir, keepUp: true, log })
  try {
    await prepareDatabase(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    appUrl: server.url('app'),
    ownerUrl: server.url('owner'),
    recovered: server.recovered,
    died: server.died,
    close: server.stop,
  }
}

/** The embedded database of a gateway that is running now; null if none is. */
export function attachDatabase(config: Config): OpenDatabase | null {
  const url = config.database ? null : runningServer(config.dataDir)
  if (!url) return null
  return {
    appUrl: url('app'),
    ownerUrl: url('owner'),
    recovered: false,
    died: new Promise(() => {}),
    close: async () => {},
  }
}

const lockKey = 7_411_003

/** Migrates the schema. Processes that start at the same time take turns. */
export const bringSchemaUpToDate = (ownerUrl: string): Promise<string[]> => updateInTurn(ownerUrl, async () => {})

/** Migrates the schema and applies origins and secrets of the environment. Only for commands that set a database up. */
export const bringUpToDate = (config: Config, ownerUrl: string): Promise<string[]> =>
  updateInTurn(ownerUrl, () => applySettings(ownerUrl, config))

async function updateInTurn(ownerUrl: string, andThen: () => Promise<void>): Promise<string[]> {
  const turn = createClient(ownerUrl)
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock($1)', [lockKey])
    await installJobs(ownerUrl)
    const applied = await migrate(ownerUrl)
    await andThen()
    return applied
  } finally {
    await turn.end()
  }
}
