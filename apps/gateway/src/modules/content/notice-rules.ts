import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { notice } from '../../platform/db/schema/website.ts'
import { pick } from '../../platform/text/localised.ts'
import type { ContentRules } from './content-rules.ts'

export type NoticeBody = Pick<typeof notice.$inferSelect, 'type' | 'texts'>

export const noticeRules: ContentRules<NoticeBody> = {
  kind: 'notice',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select()
      .from(notice)
      .where(ofTenant(notice, tenantId, item ? eq(notice.id, item) : undefined))
      .orderBy(asc(notice.id))
    return rows.map(({ id, type, texts, publishedAt, endsAt }) => ({
      ...{ item: String(id), body: { type, texts }, at: publishedAt, endsAt },
    }))
  },
  async show(tx, tenantId, item, { type, texts }, { now, until }) {
    // A corrected notice keeps its place among the others.
    await tx
      .insert(notice)
      .values({ tenantId, id: item, type, texts, publishedAt: now, endsAt: until })
      .onConflictDoUpdate({ target: [notice.tenantId, notice.id], set: { type, texts, endsAt: until } })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(notice).where(ofTenant(notice, tenantId, eq(notice.id, item)))
  },
  missing: async ({ texts }, { language }) => (texts[language] ? null : `title.${language}`),
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
}
