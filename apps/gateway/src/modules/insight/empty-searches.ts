import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { hourMs } from '@tradepost/domain/time/durations'
import { dayInZone } from '@tradepost/domain/time/zoned-days'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'
import { countDistinct, desc, gte, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { emptySearch } from '../../platform/db/schema/offer/offer-view.ts'
import type { Deps } from '../../platform/deps.ts'
import { countUse, type RateRule } from '../../platform/limits/rate-limit.ts'
import { viewerOf } from './offer-views.ts'
import type { AnyScope } from './sold-orders.ts'
import { timeZoneOf } from './time-zone.ts'

const longest = 60
/** Above this, searches from one network are no longer counted. Many visitors may share an address. */
const searchesPerHour: RateRule = { name: 'empty-search', limit: 300, windowMs: hourMs }
/** Words are shown once so many visitors searched for them: fewer could tell who it was. */
export const fewestVisitors = 3
const mostWords = 20

/** The words as they are counted; null if they look like an email address, a telephone number or a card. */
export function countedWords(keyword: string): string | null {
  const words = firstCharacters(typedKeyword(keyword).toLowerCase(), longest).trim()
  const digits = words.replace(/\D/g, '').length
  return words === '' || words.includes('@') || digits > 6 ? null : words
}

/** Counts a search without a result, once per visitor and day. */
export async function recordEmptySearch(deps: Deps, tx: Tx, context: CallContext, keyword: string): Promise<void> {
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  const words = countedWords(keyword)
  if (!words || !(await countUse(tx, tenantId, searchesPerHour, { ip: context.ip }, now)).allowed) return
  const day = dayInZone(now, await timeZoneOf(tx, tenantId))
  await tx
    .insert(emptySearch)
    .values({ tenantId, day, words, visitor: viewerOf(deps, context, day) })
    .onConflictDoNothing()
}

/** The words without a result that most visitors searched for, each visitor once a day. */
export function emptySearchesIn(
  tx: Tx,
  { tenantId, from, timeZone }: AnyScope,
): Promise<{ words: string; visitors: number }[]> {
  const { words, visitor, day } = emptySearch
  const visitors = countDistinct(visitor)
  return tx
    .select({ words, visitors })
    .from(emptySearch)
    .where(ofTenant(emptySearch, tenantId, gte(day, dayInZone(from, timeZone))))
    .groupBy(words)
    .having(sql`${visitors} >= ${fewestVisitors}`)
    .orderBy(desc(visitors), words)
    .limit(mostWords)
}
