import { parseArgs } from 'node:util'
import { type EmailAddress, readEmailAddress } from '@tradepost/domain/account/email-address'
import { type StaffPreset, staffPresets } from '@tradepost/domain/permission/roles'
import { isLocale } from '@tradepost/i18n/locales'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { invitationDays } from '../modules/role/invitations.ts'
import { dropAdmin, listAdmins, nameAdmin } from '../modules/tenant/platform-admins.ts'
import type { Config } from '../platform/config/config.ts'
import type { Tx } from '../platform/db/database.ts'
import { requireCurrent } from '../platform/db/migrate.ts'
import { site, tenant } from '../platform/db/schema/platform.ts'
import type { Deps } from '../platform/deps.ts'
import { asOwner } from './as-owner.ts'
import { attachDatabase, openDatabase } from './open-database.ts'

interface Output {
  /** PostgreSQL's own log. */
  log: (line: string) => void
  say: (line: string) => void
}

const usage = `usage: gateway platform-admin invite <mail> --tenant <code> [--role release_manager] | remove <mail> --tenant <code> | list --tenant <code>`

const isPreset = (name: string): name is StaffPreset => Object.hasOwn(staffPresets, name)

function readAct(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tenant: { type: 'string' }, role: { type: 'string' } },
  })
  const [verb = '', mail = '', ...more] = positionals
  if (!values.tenant || more.length > 0) throw new Error(usage)
  if (verb === 'list' && !mail) return { verb, code: values.tenant } as const
  if (verb !== 'invite' && verb !== 'remove') throw new Error(usage)
  const email = readEmailAddress(mail)
  if (!email) throw new Error(`"${mail}" is not an email address.`)
  const role = values.role ?? 'release_manager'
  if (!isPreset(role)) throw new Error(`--role: choose from ${Object.keys(staffPresets).join(', ')}.`)
  return { verb, code: values.tenant, email, role } as const
}

interface Shop {
  id: number
  code: string
  language: string
}

async function shopOf(tx: Tx, code: string): Promise<Shop> {
  const [row] = await tx
    .select({ id: tenant.id, code: tenant.code, language: site.defaultLanguage })
    .from(tenant)
    .innerJoin(site, eq(tenant.id, site.tenantId))
    .where(eq(tenant.code, code))
  if (!row) throw new Error(`There is no tenant "${code}".`)
  return row
}

async function invite(deps: Deps, tx: Tx, shop: Shop, email: EmailAddress, preset: StaffPreset): Promise<string> {
  const deskOrigin = deps.config.deskOrigins[shop.code]
  if (!deskOrigin) throw new Error(`DESK_ORIGINS does not name ${shop.code}, whose desk the invitation leads to.`)
  const locale = isLocale(shop.language) ? shop.language : 'en'
  const done = await nameAdmin(deps, tx, { tenantId: shop.id, email, preset, locale, deskOrigin })
  return done === 'named'
    ? `${email.address} is a platform administrator now and finds the page Shops at ${deskOrigin}`
    : `the gateway mails an invitation to ${email.address}, which leads to ${deskOrigin} and ends after ${invitationDays} days`
}

async function list(tx: Tx, { id, code }: Shop): Promise<string> {
  const admins = await listAdmins(tx, id)
  if (admins.length === 0) return `${code} has no platform administrators`
  return admins
    .map(({ email, acceptedAt, expiresAt }) =>
      acceptedAt ? `${email} since ${acceptedAt.toISOString()}` : `${email} invited until ${expiresAt.toISOString()}`,
    )
    .join('\n')
}

/** `platform-admin …`: names, lists and removes the people who may create tenants, also while a gateway serves. */
export async function runPlatformAdmin(config: Config, args: readonly string[], { log, say }: Output): Promise<void> {
  const act = readAct(args)
  const database = attachDatabase(config) ?? (await openDatabase(config, log))
  try {
    await requireCurrent(database.appUrl)
    const outcome = await asOwner(config, database, (client, deps) =>
      drizzle(client).transaction(async (tx) => {
        const shop = await shopOf(tx, act.code)
        await tx.execute(
          sql`select set_config('app.tenant_id', ${String(shop.id)}, true), set_config('app.actor', 'platform', true)`,
        )
        if (act.verb === 'list') return list(tx, shop)
        const said =
          act.verb === 'invite'
            ? await invite(deps, tx, shop, act.email, act.role)
            : await dropAdmin(tx, shop.id, act.email).then(
                () =>
                  `${act.email.address} is no platform administrator any more, and stays on the staff of ${act.code}`,
              )
        deps.log.info({ tenant: act.code, act: act.verb }, 'platform administrators changed')
        return said
      }),
    )
    say(outcome)
  } finally {
    await database.close()
  }
}
