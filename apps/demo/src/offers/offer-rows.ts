import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { standardCategories as categories } from '@tradepost/gateway/modules/tenant/standard-categories'
import type { CatalogueIds } from '../catalogue/catalogue-rows.ts'
import type { Game, Kind } from '../games/game.ts'
import { seedId } from '../rows/ids.ts'
import { coverKey, sceneKey, wideKey } from '../rows/media-keys.ts'
import { createRandom, type Random } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { Draft } from './draft.ts'
import { reportId } from './report-rows.ts'
import { writers } from './writers.ts'

const weights: Readonly<Record<Kind, number>> = {
  accounts: 10,
  coins: 6,
  rental: 3,
  items: 5,
  'top-up': 4,
  'gift-cards': 4,
  boosting: 3,
  'game-sharing': 1.5,
}

interface Slot {
  game: Game
  kind: Kind
  /** An account that somebody bought before the shop is looked at. */
  isPast?: true
}

/** Assigns a game and a kind to each offer: every pair gets some offers, popular ones many. */
function slots(games: readonly Game[], count: number, random: Random): Slot[] {
  const pairs = games.flatMap((game) => game.kinds.map((kind) => ({ game, kind })))
  const each = Math.max(1, Math.min(5, Math.floor(count / pairs.length / 2)))
  const chosen = pairs.flatMap((pair) => Array.from({ length: each }, () => pair)).slice(0, count)
  const heaps = pairs.map((pair) => ({ pair, heap: weights[pair.kind] * (pair.game.popularity / 50) ** 3 }))
  const total = heaps.reduce((sum, { heap }) => sum + heap, 0)
  while (chosen.length < count) {
    const hit = byShare(heaps, ({ heap }) => heap, random.next() * total)
    if (hit) chosen.push(hit.pair)
  }
  return chosen
}

/** Picks the member at a position in a sequence in which each member takes as many places as its share. */
function byShare<T>(members: readonly T[], share: (member: T) => number, position: number): T | undefined {
  let left = position
  for (const member of members) {
    left -= share(member)
    if (left < 0) return member
  }
  return members[0]
}

/** Accounts of the most popular game that were sold earlier: each is a real order, which takes the seed some time. The value calculator estimates from them. */
function pastSlots(games: readonly Game[], count: number): Slot[] {
  if (count < 500) return []
  const traded = games.filter(({ kinds }) => kinds.includes('accounts'))
  const [game] = [...traded].sort((one, other) => other.popularity - one.popularity)
  return game ? Array.from({ length: 24 }, () => ({ game, kind: 'accounts', isPast: true }) as const) : []
}
const pastCounters = { received: 1, available: 1, reserved: 0, sold: 0 }
/** Such an account was for sale before anybody bought it, and is delivered from its vault. */
const pastFacts = (now: Date) => {
  const at = new Date(now.getTime() - 100 * dayMs)
  return { listed_at: at, vault_since: at, delivery_mode: 'platform' as const }
}

const language = (tenant: SeedTenant, random: Random): Draft['textLanguage'] =>
  byShare(tenant.texts, ([, share]) => share, random.int(0, 99))?.[0] ?? 'en'

interface Standing {
  status: number
  /** The state of the offer's account at the time of seeding, and the end of this state. `lendOut` creates it. */
  lent?: Lent
}
export interface Lent {
  state: 'rented' | 'maintenance'
  until: Date
}
/** Only the first rentals of a site may be rented or in maintenance: each such account needs a complete rental. */
const lentAmong = 120

/** Most offers are on sale. Some of every kind are sold out or off sale; some rentals are rented or in maintenance. */
function standing(kind: Kind, n: number, now: Date, random: Random): Standing {
  const later = (days: number) => new Date(now.getTime() + days * dayMs)
  if (kind === 'rental' && n <= lentAmong) {
    if (n % 5 === 1) return { status: 1, lent: { state: 'rented', until: later(random.int(2, 13)) } }
    if (n % 11 === 4) return { status: 1, lent: { state: 'maintenance', until: later(random.int(1, 3)) } }
  }
  if (n % 37 === 9) return { status: 2 }
  if (n % 29 === 7) return { status: 3 }
  return { status: 1 }
}

/** An offer whose pieces are units is supplied from its vault from the start. */
function listedAt(now: Date, random: Random, lent: Lent | undefined, hasUnits: boolean) {
  const at = new Date(now.getTime() - Math.round(random.next() ** 1.5 * 120 * dayMs) - (lent ? 20 * dayMs : minuteMs))
  return { listed_at: at, vault_since: hasUnits ? at : null }
}

/** Nothing is sold yet; `withSold` adds the pieces of the planned sales. */
function counters(status: number, stock: number, random: Random) {
  // The draw of a made-up number stays, so that all that follows stays.
  random.next()
  const available = status === 3 ? 0 : stock
  return { received: available, available, reserved: 0, sold: 0 }
}

/**
 * The rows of one site's offers: `count` current ones, and accounts sold earlier, which are numbered from `firstPast`.
 */
export function* offerRows(
  tenant: SeedTenant,
  games: readonly Game[],
  ids: CatalogueIds,
  sellers: readonly { id: string; good: boolean }[],
  count: number,
  now: Date,
  firstPast = count,
) {
  const planned: Slot[] = [...slots(games, count, createRandom(`slots ${tenant.code}`)), ...pastSlots(games, count)]
  const counts = new Map<Kind, number>()
  for (const [index, { game, kind, isPast }] of planned.entries()) {
    const n = index < count ? index : firstPast + index - count
    const chance = () => createRandom(`offer ${tenant.code} ${n}`)
    const random = chance()
    const draft = writers[kind](game, random, language(tenant, random))
    const category = categories.find((candidate) => candidate.kind === kind)
    const seller = sellers[random.int(0, sellers.length - 1)]
    if (!category || !seller) throw new Error('the seed has no seller or category')
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    const { status, lent }: Standing = isPast ? { status: 1 } : standing(kind, nth, now, random)
    // An offer of one account has its own picture; stackable goods show the picture of the game.
    const variant = draft.secrets === 'account' || kind === 'items' ? random.int(0, 3) : 0
    yield {
      secrets: isPast ? ('account' as const) : draft.secrets,
      isPast: isPast === true,
      sellerGood: seller.good,
      kind,
      lent,
      game,
      // The same random seed gives the same offer in another language.
      inLanguage(other: Draft['textLanguage']) {
        const again = chance()
        language(tenant, again)
        return writers[kind](game, again, other)
      },
      row: {
        tenant_id: tenant.id,
        id: seedId(tenant.id, 'offer', n),
        brand_id: ids.brand.get(game.alias),
        category_id: ids.category.get(kind),
        seller_id: seller.id,
        standard_type: category.standardType,
        category_type: category.categoryType,
        status,
        title: draft.title.slice(0, 200),
        description: draft.description,
        text_language: draft.textLanguage,
        price_minor: Math.min(90_000, Math.max(10, draft.priceMinor)),
        unit_name: draft.unitName,
        min_quantity: draft.minQuantity,
        max_quantity: Math.max(draft.minQuantity, draft.maxQuantity),
        ...(isPast ? pastCounters : counters(status, draft.stock, random)),
        delivery_mode: draft.deliveryMode,
        delivery_minutes: draft.deliveryMinutes,
        delivery_template: draft.template,
        instant: isPast === true || draft.deliveryMode === 'platform',
        verified: draft.checks.length > 0,
        verified_by: draft.checks.length > 0 ? reportId(seedId(tenant.id, 'offer', n)) : null,
        cover_path: coverKey(game.alias, variant),
        cover_wide_path: wideKey(game.alias),
        attributes: draft.attributes.map(([key, v]) => ({ a: ids.attribute.get(key), v })),
        assets: draft.assets,
        faq: draft.faq,
        screenshots: Array.from({ length: draft.screenshots }, (_, shot) => ({
          path: sceneKey(game.genre, random.int(0, 2) + shot),
          alt: `${game.name}, ${draft.assets[shot]?.name ?? draft.title}`,
        })).filter((shot, index, all) => all.findIndex((other) => other.path === shot.path) === index),
        verified_report:
          draft.checks.length > 0
            ? {
                checkedAt: new Date(now.getTime() - random.int(1, 20) * dayMs).toISOString(),
                ...{ role: 'staff' as const, basis: 'pictures' as const },
                checks: draft.checks.map((key) => ({ key, passed: true })),
              }
            : null,
        ...listedAt(now, random, lent, draft.secrets !== null),
        ...(isPast && pastFacts(now)),
      },
    }
  }
}

export type SeedOffer = ReturnType<typeof offerRows> extends Generator<infer T> ? T : never

/** The offer after some of its pieces were sold: that many more were received. */
export const withSold = (offer: SeedOffer, sold: number): SeedOffer => ({
  ...offer,
  row: { ...offer.row, sold, received: offer.row.received + sold },
})
