import { type CallData, type CallInput, calls } from '@tradepost/contract'
import type { SharedGameGenre } from '@tradepost/domain/content/shared-games'
import { isLocale, type Locale, type MessageId } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sharedGame, sharedGamePeriod } from '../../platform/db/schema/shared-game.ts'
import type { Deps } from '../../platform/deps.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'
import { titleHolds } from '../catalog/keyword.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'

const genres: Readonly<Record<SharedGameGenre, MessageId>> = {
  action: 'catalog.genreAction',
  adventure: 'catalog.genreAdventure',
  horror: 'catalog.genreHorror',
  indie: 'catalog.genreIndie',
  racing: 'catalog.genreRacing',
  rpg: 'catalog.genreRpg',
  shooter: 'catalog.genreShooter',
  simulation: 'catalog.genreSimulation',
  sports: 'catalog.genreSports',
  strategy: 'catalog.genreStrategy',
}

const nameOf = (locale: string, genre: string): string => {
  const id: MessageId | undefined = genres[genre as SharedGameGenre]
  const supported: Locale = isLocale(locale) ? locale : 'en'
  return id ? translate(supported, id) : genre
}

/** Matches games with a title, in any language, that contains the typed text; undefined for an empty one. */
function anyTitleHolds(typed: string) {
  const holds = titleHolds(sql`value`, typed)
  return holds && sql`exists (select from jsonb_each_text(${sharedGame.titles}) where ${holds})`
}

/** Calls about the shared games, their categories and the periods of access. */
export function sharedGameCalls({ db }: Pick<Deps, 'db'>): Implementation[] {
  async function page(
    context: CallContext,
    query: NonNullable<CallInput<typeof calls.sharedGame.sharedGamePage>['query']>,
  ): Promise<CallData<typeof calls.sharedGame.sharedGamePage>> {
    const { tenantId } = context.tenant
    const { category, pageNo = 1, pageSize = 24 } = query
    const where = ofTenant(
      sharedGame,
      tenantId,
      category ? eq(sharedGame.genre, category) : undefined,
      anyTitleHolds(query.keyWord ?? ''),
    )
    return db.withTenant(tenantId, 'visitor', async (tx) => {
      const [total] = await tx.select({ n: count() }).from(sharedGame).where(where)
      const rows = await tx
        .select()
        .from(sharedGame)
        .where(where)
        .orderBy(asc(sharedGame.position), asc(sharedGame.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const covers = rows.map(({ coverPath }) => ({ path: coverPath }))
      const shown = new Set((await leaveOutTaken(tx, tenantId, covers)).map(({ path }) => path))
      const list = rows.map(({ id, titles, genre, released, platforms, coverPath }) => ({
        ...{ id: String(id), title: pickText(titles, context.locale), category: genre, released, platforms },
        coverUrl: shown.has(coverPath) ? mediaUrl(coverPath) : '',
      }))
      return { total: total?.n ?? 0, pageNo, pageSize, list }
    })
  }

  return [
    implement(calls.sharedGame.sharedGamePage, ({ query = {} }, context) => page(context, query)),
    implement(calls.sharedGame.sharedGameCategories, (_, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const rows = await tx
          .select({ genre: sharedGame.genre, n: count() })
          .from(sharedGame)
          .where(ofTenant(sharedGame, context.tenant.tenantId))
          .groupBy(sharedGame.genre)
          .orderBy(asc(sharedGame.genre))
        return rows.map(({ genre, n }) => ({ category: genre, name: nameOf(context.locale, genre), games: n }))
      }),
    ),
    implement(calls.sharedGame.settingPeriod, ({ query = {} }, context) => {
      checkTenantFacts(context.tenant, query)
      return db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const rows = await tx
          .select()
          .from(sharedGamePeriod)
          .where(ofTenant(sharedGamePeriod, context.tenant.tenantId))
          .orderBy(asc(sharedGamePeriod.position), asc(sharedGamePeriod.id))
        return rows.map(({ id, timeUnit, amount }) => ({ id: String(id), timeUnit, amount }))
      })
    }),
  ]
}
