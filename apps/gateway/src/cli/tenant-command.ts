import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { invitationDays } from '../modules/role/invitations.ts'
import { secretsFor } from '../modules/tenant/client-secrets.ts'
import { createTenant } from '../modules/tenant/create-tenant.ts'
import { planTenant, type TenantPlan } from '../modules/tenant/tenant-plan.ts'
import type { Config } from '../platform/config/config.ts'
import { requireCurrent } from '../platform/db/migrate.ts'
import { asOwner } from './as-owner.ts'
import { attachDatabase, openDatabase } from './open-database.ts'

interface Output {
  /** PostgreSQL's own log. */
  log: (line: string) => void
  say: (line: string) => void
}

const usage = `usage: gateway tenant create <code> --admin mail --origin https://shop.example --desk-origin https://desk.shop.example
  --company "Name of the company" [--colour #0a58ff] [--languages en,de] [--currencies USD,EUR] [--rate EUR=0.86 …] [--number N]`

function readPlan(config: Config, args: readonly string[]): TenantPlan {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ admin: text, origin: text, 'desk-origin': text, company: text, colour: text, languages: text },
      ...{ currencies: text, number: text, rate: { type: 'string', multiple: true } },
    },
  })
  const [verb, code, ...more] = positionals
  if (verb !== 'create' || !code || more.length > 0) throw new Error(usage)
  return planTenant(code, values, config)
}

/** `tenant create <code> …`: creates an empty tenant, also while a gateway serves. */
export async function runTenant(config: Config, args: readonly string[], { log, say }: Output): Promise<void> {
  const plan = readPlan(config, args)
  const { code, origin, deskOrigin, admin } = plan
  const secrets = secretsFor(code, config)
  const database = attachDatabase(config) ?? (await openDatabase(config, log))
  try {
    await requireCurrent(database.appUrl)
    const { tenantId, siteId } = await asOwner(config, database, async (client, deps) => {
      const created = await drizzle(client).transaction((tx) => createTenant(deps, tx, plan, secrets.all))
      deps.log.info({ tenant: code, tenantId: created.tenantId }, 'tenant created')
      return created
    })
    say(`${code} is tenant ${tenantId} with site ${siteId} at ${origin}; it sells nothing yet`)
    for (const [id, secret] of secrets.made) say(`secret of ${id}, shown only once:\n${secret}`)
    say(
      `the gateway mails an invitation to ${admin.address}, which leads to ${deskOrigin} and ends after ${invitationDays} days`,
    )
    if (!config.deskOrigins[code])
      say(`add ${code}=${deskOrigin} to DESK_ORIGINS of the gateway and the desk, for later invitations`)
  } finally {
    await database.close()
  }
}
