import type { CallData, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { site, tenant } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'

/** What the seller centre shows of the caller's tenant on every page. */
export async function deskSite(
  config: Config,
  tx: Tx,
  { tenant: caller }: CallContext,
): Promise<CallData<typeof calls.site.deskSite>> {
  const [row] = await tx
    .select({
      code: tenant.code,
      companyName: tenant.companyName,
      origin: site.origin,
      themeColor: site.themeColor,
      logoUrl: site.logoUrl,
    })
    .from(site)
    .innerJoin(tenant, eq(tenant.id, site.tenantId))
    .where(ofTenant(site, caller.tenantId, eq(site.id, caller.siteId)))
  if (!row) throw new Failure('not_found')
  const languages = (await siteLanguages(tx, caller.siteId)).map(({ code }) => code)
  return { ...row, languages, hasPush: config.push !== null }
}
