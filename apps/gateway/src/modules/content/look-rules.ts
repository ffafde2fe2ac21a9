import { eq, sql } from 'drizzle-orm'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { site, tenant } from '../../platform/db/schema/platform.ts'
import type { ContentRules } from './content-rules.ts'

export type LookBody = { themeColor: string }

export const lookRules: ContentRules<LookBody> = {
  kind: 'look',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select({ id: site.id, themeColor: site.themeColor, at: tenant.createdAt })
      .from(site)
      .innerJoin(tenant, eq(tenant.id, site.tenantId))
      .where(ofTenant(site, tenantId, item ? eq(site.id, item) : undefined))
    return rows.map(({ id, themeColor, at }) => ({ item: id, body: { themeColor }, at, endsAt: null }))
  },
  async show(tx, tenantId, item, { themeColor }) {
    await tx
      .select({ done: sql`show_theme_color(${item}::bigint, ${themeColor})::text` })
      .from(site)
      .where(ofTenant(site, tenantId, eq(site.id, item)))
  },
  hide: null,
  missing: async () => null,
  title: ({ themeColor }) => themeColor,
  written: () => [],
}
