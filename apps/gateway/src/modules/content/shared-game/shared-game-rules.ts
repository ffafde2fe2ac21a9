import type { ClientPlatform } from '@tradepost/domain/content/shared-games'
import { asc, eq } from 'drizzle-orm'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { tenant } from '../../../platform/db/schema/platform.ts'
import { sharedGame } from '../../../platform/db/schema/shared-game.ts'
import { mediaUrl } from '../../../platform/files/media-url.ts'
import { pick } from '../../../platform/text/localised.ts'
import { leaveOutTaken } from '../../file/taken/leave-out-taken.ts'
import type { ContentRules } from '../content-rules.ts'

export type SharedGameBody = {
  position: number
  genre: string
  released: number
  platforms: ClientPlatform[]
  coverPath: string
  texts: Record<string, { title: string }>
  outdated: string[]
}

/** A game of the pass. The times of its publication are the period in which the library has it. */
export const sharedGameRules: ContentRules<SharedGameBody> = {
  kind: 'shared-game',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select({ game: sharedGame, at: tenant.createdAt })
      .from(sharedGame)
      .innerJoin(tenant, eq(tenant.id, sharedGame.tenantId))
      .where(ofTenant(sharedGame, tenantId, item ? eq(sharedGame.id, item) : undefined))
      .orderBy(asc(sharedGame.position), asc(sharedGame.id))
    return rows.map(({ game: { id, titles, position, genre, released, platforms, coverPath }, at }) => ({
      ...{ item: id, at, endsAt: null },
      body: {
        ...{ position, genre, released, platforms, coverPath, outdated: [] },
        texts: Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, { title }])),
      },
    }))
  },
  async show(tx, tenantId, id, { position, genre, released, platforms, coverPath, texts }) {
    const shown = {
      ...{ position, genre, released, platforms, coverPath },
      titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
    }
    await tx
      .insert(sharedGame)
      .values({ tenantId, id, ...shown })
      .onConflictDoUpdate({ target: [sharedGame.tenantId, sharedGame.id], set: shown })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(sharedGame).where(ofTenant(sharedGame, tenantId, eq(sharedGame.id, item)))
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
