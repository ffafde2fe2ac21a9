import { dayMs } from '@tradepost/domain/time/durations'
import { standardCategories as categories } from '@tradepost/gateway/modules/tenant/standard-categories'
import { gamesOf } from '../games/catalogue.ts'
import type { Game, Kind } from '../games/game.ts'
import { seedId } from '../rows/ids.ts'
import { coverKey, wideKey } from '../rows/media-keys.ts'
import { createRandom } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { AttributeKey } from './attribute-key.ts'
import { attributeDefs } from './attributes.ts'
import { brandWords, categorySeo, pairWords } from './catalogue-words.ts'
import { deliveryInputs } from './delivery-inputs.ts'
import { valueNamesOf } from './value-names.ts'

const nameOf = (game: Game) => ({ en: game.name, de: game.name, ar: game.ar, ja: game.ja, th: game.th })

export interface CatalogueIds {
  brand: ReadonlyMap<string, string>
  category: ReadonlyMap<Kind, string>
  attribute: ReadonlyMap<AttributeKey, string>
}

/** The games, categories, brand categories and attributes of a site, with their ids. Each game is a brand. */
export function catalogueRows(tenant: SeedTenant, now: Date) {
  const random = createRandom(`catalogue ${tenant.code}`)
  const games = gamesOf(tenant)
  const ids: CatalogueIds = {
    brand: new Map(games.map((game, n) => [game.alias, seedId(tenant.id, 'brand', n)])),
    category: new Map(categories.map(({ kind }, n) => [kind, seedId(tenant.id, 'category', n)])),
    attribute: new Map(
      Object.keys(attributeDefs).map((key, n) => [key as AttributeKey, seedId(tenant.id, 'attribute', n)]),
    ),
  }
  const brands = games.map((game) => ({
    tenant_id: tenant.id,
    id: ids.brand.get(game.alias),
    alias: game.alias,
    name: game.name,
    names: nameOf(game),
    ...brandWords(game),
    keywords: game.keywords,
    cover_path: coverKey(game.alias),
    cover_wide_path: wideKey(game.alias),
    enabled: true,
    created_at: new Date(now.getTime() - random.int(1, 700) * dayMs),
  }))
  const categoryRows = categories.map((category, position) => ({
    tenant_id: tenant.id,
    id: ids.category.get(category.kind),
    alias: category.kind,
    names: category.names,
    seo: categorySeo(category),
    icon: category.icon,
    is_standard: category.standardType !== 0,
    standard_type: category.standardType,
    category_type: category.categoryType,
    hand_over: category.handOver ?? null,
    is_membership: false,
    position,
  }))
  const pairs = games.flatMap((game) =>
    categories
      .filter(({ kind }) => game.kinds.includes(kind))
      .map((category) => ({
        tenant_id: tenant.id,
        brand_id: ids.brand.get(game.alias),
        category_id: ids.category.get(category.kind),
        is_standard: category.standardType !== 0,
        standard_type: category.standardType,
        category_type: category.categoryType,
        // This brand category is the Family Game PASS, which is listed among the shared games.
        is_membership: game.alias === 'game-pass-ultimate' && category.kind === 'game-sharing',
        exist_son: false,
        parents: [{ id: ids.category.get(category.kind), name: category.names }],
        level: 1,
        template: game.chosenFrom?.includes(category.kind) ? `${category.kind}-radio` : category.kind,
        hero_path: null,
        ...pairWords(game, category),
        delivery_inputs: deliveryInputs(game, category.kind),
      })),
  )
  const attributes = Object.entries(attributeDefs).map(([key, def], sort) => ({
    tenant_id: tenant.id,
    id: ids.attribute.get(key as AttributeKey),
    names: def.names,
    value_names: valueNamesOf(key),
    attr_type: def.type,
    is_main: def.main,
    filterable: def.filterable,
    sort,
  }))
  return { games, ids, brands, categories: categoryRows, pairs, attributes }
}
