import { asc, eq, sql } from 'drizzle-orm'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { contentItem, contentVersion } from '../../platform/db/schema/content/content.ts'
import { article, articleCategory } from '../../platform/db/schema/website.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pickText } from '../../platform/text/localised.ts'
import type { ContentRules } from './content-rules.ts'
import { lockKind } from './lock-kind.ts'

export type TopicBody = {
  icon: string
  position: number
  names: Record<string, string>
  /** Absent in versions from before there were states of translations. */
  outdated?: string[]
}

export const topicRules: ContentRules<TopicBody> = {
  kind: 'topic',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select()
      .from(articleCategory)
      .where(ofTenant(articleCategory, tenantId, item ? eq(articleCategory.id, item) : undefined))
      .orderBy(asc(articleCategory.position))
    return rows.map(({ id, names, icon, position }) => ({
      ...{ item: String(id), body: { icon, position, names: names as Record<string, string> } },
      ...{ at: new Date(0), endsAt: null },
    }))
  },
  async show(tx, tenantId, item, { icon, position, names }) {
    const shown = { icon, position, names }
    await tx
      .insert(articleCategory)
      .values({ tenantId, id: item, ...shown })
      .onConflictDoUpdate({ target: [articleCategory.tenantId, articleCategory.id], set: shown })
  },
  async hide(tx, tenantId, item) {
    // An article that is published meanwhile would lose its topic.
    await lockKind(tx, { tenantId, kind: 'article' })
    const listed = await tx.$count(article, ofTenant(article, tenantId, eq(article.categoryId, item)))
    const [planned] = await tx
      .select({ item: contentItem.item })
      .from(contentItem)
      .innerJoin(
        contentVersion,
        ofTenant(
          contentVersion,
          contentItem.tenantId,
          ...[eq(contentVersion.kind, contentItem.kind), eq(contentVersion.item, contentItem.item)],
          eq(contentVersion.version, contentItem.planned),
        ),
      )
      .where(
        ofTenant(
          contentItem,
          tenantId,
          eq(contentItem.kind, 'article'),
          sql`${contentVersion.body}->>'topicId' = ${item}`,
        ),
      )
      .limit(1)
    if (listed > 0 || planned) throw new Failure('content_used')
    await tx.delete(articleCategory).where(ofTenant(articleCategory, tenantId, eq(articleCategory.id, item)))
  },
  missing: async ({ names }, { language }) => (names[language] ? null : `name.${language}`),
  title: ({ names }, locale) => pickText(names, locale),
  written: ({ names }) => Object.keys(names),
  outdated: ({ outdated = [] }) => outdated,
  present: async (_tx, _tenantId, body) => ({ outdated: [], ...body }),
}
