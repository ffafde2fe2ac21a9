import type { CallData, calls } from '@tradepost/contract'
import { desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { notice, storefrontSetting, templateSetting } from '../../platform/db/schema/website.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pick } from '../../platform/text/localised.ts'

const defaultSellerLevel = 3

/** Category id → alias. */
export async function categoryAliases(tx: Tx, context: CallContext): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ id: string; alias: string }>(
    sql`select id, alias from category where tenant_id = ${context.tenant.tenantId} order by id`,
  )
  return Object.fromEntries(rows.map((row) => [String(row.id), row.alias]))
}

/** Brand id → alias, and `brandId-categoryId` → `brand/category`. */
export async function brandCategoryAliases(
  tx: Tx,
  context: CallContext,
): Promise<CallData<typeof calls.catalog.brandCategoryAlias>> {
  const { tenantId } = context.tenant
  const brands = await tx.execute<{ id: string; alias: string }>(
    sql`select id, alias from brand where tenant_id = ${tenantId} and enabled order by id`,
  )
  const pairs = await tx.execute<{ key: string; path: string }>(sql`
    select bc.brand_id || '-' || bc.category_id as key, b.alias || '/' || c.alias as path
    from brand_category bc
    join brand b on b.tenant_id = bc.tenant_id and b.id = bc.brand_id and b.enabled
    join category c on c.tenant_id = bc.tenant_id and c.id = bc.category_id
    where bc.tenant_id = ${tenantId} order by 1`)
  return {
    brands: Object.fromEntries(brands.rows.map((row) => [String(row.id), row.alias])),
    brandCategories: Object.fromEntries(pairs.rows.map((row) => [row.key, row.path])),
  }
}

/** The templates of a terminal and the level sellers must exceed to be recommended. */
export async function templateSettings(
  tx: Tx,
  context: CallContext,
  terminalType: number,
): Promise<CallData<typeof calls.site.templateSetting>> {
  const { tenantId } = context.tenant
  const rows = await tx
    .select()
    .from(templateSetting)
    .where(ofTenant(templateSetting, tenantId, eq(templateSetting.terminalType, terminalType)))
  const [setting] = await tx.select().from(storefrontSetting).where(ofTenant(storefrontSetting, tenantId))
  return {
    templates: Object.fromEntries(
      rows.map((row) => [row.pageKey, { template: row.template, heroImage: row.heroPath && mediaUrl(row.heroPath) }]),
    ),
    recommendedSellerLevel: setting?.recommendedSellerLevel ?? defaultSellerLevel,
  }
}

/** Notices of one type that are published and not over, newest first. */
export async function notices(
  tx: Tx,
  context: CallContext,
  type: 'site' | 'payment' | 'rental',
  now: Date,
): Promise<CallData<typeof calls.site.noticeList>> {
  const rows = await tx
    .select()
    .from(notice)
    .where(
      ofTenant(
        notice,
        context.tenant.tenantId,
        eq(notice.type, type),
        lte(notice.publishedAt, now),
        or(isNull(notice.endsAt), gt(notice.endsAt, now)),
      ),
    )
    .orderBy(desc(notice.publishedAt), notice.id)
  return rows.map((row) => {
    const text = pick(row.texts, context.locale) ?? { title: '', text: '' }
    return { id: String(row.id), title: text.title, text: text.text, publishedAt: row.publishedAt.toISOString() }
  })
}
