import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand, gameEvent } from '../../../platform/db/schema/brand.ts'
import { tenant } from '../../../platform/db/schema/platform.ts'
import { pick } from '../../../platform/text/localised.ts'
import { presentPicture, type WithPicture } from '../content-picture.ts'
import type { ContentRules } from '../content-rules.ts'

export type EventBody = WithPicture & {
  brandId: string
  /** Instants in UTC, as ISO 8601. */
  startsAt: string
  endsAt: string
  againAfterDays: number | null
  texts: Record<string, { title: string; lead: string; alt?: string }>
  outdated: string[]
}

/** The event of a game, whose item is the id of the game. */
export const eventRules: ContentRules<EventBody> = {
  kind: 'event',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select({ event: gameEvent, at: tenant.createdAt })
      .from(gameEvent)
      .innerJoin(tenant, eq(tenant.id, gameEvent.tenantId))
      .where(ofTenant(gameEvent, tenantId, item ? eq(gameEvent.brandId, item) : undefined))
      .orderBy(asc(gameEvent.brandId))
    return rows.map(({ event: { brandId, texts, picturePath, startsAt, endsAt, againAfterDays }, at }) => ({
      ...{ item: brandId, at, endsAt: null },
      body: {
        ...{ brandId, againAfterDays, texts, outdated: [], ...(picturePath && { picturePath }) },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      },
    }))
  },
  async show(tx, tenantId, brandId, { startsAt, endsAt, againAfterDays, texts, picturePath = null }) {
    const shown = { texts, picturePath, startsAt: new Date(startsAt), endsAt: new Date(endsAt), againAfterDays }
    await tx
      .insert(gameEvent)
      .values({ tenantId, brandId, ...shown })
      .onConflictDoUpdate({ target: [gameEvent.tenantId, gameEvent.brandId], set: shown })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(gameEvent).where(ofTenant(gameEvent, tenantId, eq(gameEvent.brandId, item)))
  },
  async missing({ brandId, texts }, { tx, tenantId, language }) {
    if (!texts[language]) return `title.${language}`
    const [row] = await tx
      .select({ enabled: brand.enabled })
      .from(brand)
      .where(ofTenant(brand, tenantId, eq(brand.id, brandId)))
    return row?.enabled ? null : 'brandId'
  },
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
  outdated: ({ outdated }) => outdated,
  present: presentPicture,
}
