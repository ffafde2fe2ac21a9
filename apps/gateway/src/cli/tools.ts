import { compose } from '../compose.ts'
import { checkInvariants } from '../modules/check-invariants.ts'
import { deliverCommand } from '../modules/delivery/deliver-command.ts'
import { dump } from '../platform/backup/dump.ts'
import type { Config } from '../platform/config/config.ts'
import type { Seeder, SeedOptions } from '../platform/config/seeding.ts'
import { opensSealed, otherSecret } from '../platform/crypto/secret-seal.ts'
import { applySettings } from '../platform/db/apply-settings.ts'
import { demoProblem } from '../platform/db/demo-people.ts'
import type { OpenDatabase } from './open-database.ts'

/** Fills an empty database; changes nothing if the database has data. */
export async function runSeed(
  seeder: Seeder,
  config: Config,
  database: OpenDatabase,
  size: Pick<SeedOptions, 'offers' | 'orders' | 'say'>,
): Promise<void> {
  const { ownerUrl } = database
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; only the owning role can create tenants.')
  const deps = compose({ config, databaseUrl: database.appUrl })
  try {
    await seeder.seed({ deps, ownerUrl, ...size })
    await applySettings(ownerUrl, config)
  } finally {
    await deps.db.close()
  }
}

/** Reads every row and checks every invariant; true if there is no problem. */
export async function runCheck(config: Config, database: OpenDatabase, say: SeedOptions['say']): Promise<boolean> {
  // Reading every row finds damaged pages.
  if (database.ownerUrl) for await (const _chunk of dump(database.ownerUrl));
  return holds(config, database.appUrl, say)
}

/** Checks every invariant of a database; true if there is no problem. */
export async function holds(config: Config, databaseUrl: string, say: SeedOptions['say']): Promise<boolean> {
  const deps = compose({ config, databaseUrl, patienceMs: 600_000 })
  try {
    const violations = await checkInvariants(deps.db)
    if (!(await opensSealed(deps))) violations.push(otherSecret(deps))
    const demo = await demoProblem(deps.db)
    if (demo && config.nodeEnv === 'production') violations.push(demo)
    else if (demo) say(demo)
    for (const violation of violations) say(violation)
    if (violations.length === 0) say('every invariant holds')
    return violations.length === 0
  } finally {
    await deps.db.close()
  }
}

/** Delivers a chat order in its seller's name. */
export async function runDeliver(
  config: Config,
  database: OpenDatabase,
  [tenant = '', orderId = '']: readonly string[],
  text: string,
): Promise<string> {
  const deps = compose({ config, databaseUrl: database.appUrl })
  try {
    return await deliverCommand(deps, { tenant, orderId, text })
  } finally {
    await deps.db.close()
  }
}
