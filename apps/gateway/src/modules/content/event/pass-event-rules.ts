import { richTextHtml } from '@tradepost/domain/rich-text/rich-text-html'
import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { tenant } from '../../../platform/db/schema/platform.ts'
import { passEvent } from '../../../platform/db/schema/shared-game.ts'
import { mediaUrl } from '../../../platform/files/media-url.ts'
import { pick } from '../../../platform/text/localised.ts'
import { leaveOutTaken } from '../../file/taken/leave-out-taken.ts'
import type { ArticleWords } from '../article-rules.ts'
import type { ContentRules } from '../content-rules.ts'
import { richTextOfHtml } from '../rich-text-of-html.ts'

export type PassEventBody = {
  position: number
  /** Instants in UTC, as ISO 8601. */
  startsAt: string
  endsAt: string
  coverPath: string
  texts: Record<string, ArticleWords>
  outdated: string[]
}

export const passEventRules: ContentRules<PassEventBody> = {
  kind: 'pass-event',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select({ event: passEvent, at: tenant.createdAt })
      .from(passEvent)
      .innerJoin(tenant, eq(tenant.id, passEvent.tenantId))
      .where(ofTenant(passEvent, tenantId, item ? eq(passEvent.id, item) : undefined))
      .orderBy(asc(passEvent.position), asc(passEvent.id))
    return rows.map(({ event: { id, texts, coverWidePath, startsAt, endsAt, position }, at }) => ({
      ...{ item: id, at, endsAt: null },
      body: {
        ...{ position, coverPath: coverWidePath, outdated: [] },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        texts: Object.fromEntries(
          Object.entries(texts).map(([language, { title, summary, html }]) => [
            language,
            { title, summary, text: richTextOfHtml(html) },
          ]),
        ),
      },
    }))
  },
  async show(tx, tenantId, id, { position, startsAt, endsAt, coverPath, texts }) {
    const shown = {
      ...{ position, startsAt: new Date(startsAt), endsAt: new Date(endsAt), coverWidePath: coverPath },
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, { title, summary, text }]) => [
          language,
          { title, summary, html: richTextHtml(text) },
        ]),
      ),
    }
    await tx
      .insert(passEvent)
      .values({ tenantId, id, ...shown })
      .onConflictDoUpdate({ target: [passEvent.tenantId, passEvent.id], set: shown })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(passEvent).where(ofTenant(passEvent, tenantId, eq(passEvent.id, item)))
  },
  missing: async ({ texts }, { language }) => (texts[language] ? null : `title.${language}`),
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
  outdated: ({ outdated }) => outdated,
  async present(tx, tenantId, { coverPath, ...body }) {
    const [shown] = await leaveOutTaken(tx, tenantId, [{ path: coverPath }])
    return { ...body, coverUrl: shown ? mediaUrl(coverPath) : '' }
  },
}
