import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { notice } from '../../platform/db/schema/website.ts'
import { pick } from '../../platform/text/localised.ts'
import { presentPicture, type WithPicture } from './content-picture.ts'
import type { ContentRules } from './content-rules.ts'

export type NoticeBody = Pick<typeof notice.$inferSelect, 'type' | 'texts'> &
  WithPicture & {
    /** Absent in versions from before there were states of translations. */
    outdated?: string[]
  }

export const noticeRules: ContentRules<NoticeBody> = {
  kind: 'notice',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select()
      .from(notice)
      .where(ofTenant(notice, tenantId, item ? eq(notice.id, item) : undefined))
      .orderBy(asc(notice.id))
    return rows.map(({ id, type, texts, picturePath, publishedAt, endsAt }) => ({
      ...{ item: String(id), at: publishedAt, endsAt },
      body: { type, texts, outdated: [], ...(picturePath && { picturePath }) },
    }))
  },
  async show(tx, tenantId, item, { type, texts, picturePath = null }, { now, until }) {
    // A corrected notice keeps its place among the others.
    await tx
      .insert(notice)
      .values({ tenantId, id: item, type, texts, picturePath, publishedAt: now, endsAt: until })
      .onConflictDoUpdate({ target: [notice.tenantId, notice.id], set: { type, texts, picturePath, endsAt: until } })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(notice).where(ofTenant(notice, tenantId, eq(notice.id, item)))
  },
  missing: async ({ texts }, { language }) => (texts[language] ? null : `title.${language}`),
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
  outdated: ({ outdated = [] }) => outdated,
  present: async (tx, tenantId, body) => ({ outdated: [], ...(await presentPicture(tx, tenantId, body)) }),
}
