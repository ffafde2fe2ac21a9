import { attributeDefs, categories } from './categories.ts'
import { gamesOf } from './games/catalogue.ts'
import type { Game, Kind } from './games/game.ts'
import { seedId } from './ids.ts'
import { coverKey, wideKey } from './media-keys.ts'
import type { AttributeKey } from './offers/draft.ts'
import { createRandom } from './random.ts'
import type { SeedTenant, WrittenLanguage } from './tenants.ts'

const nameOf = (game: Game) => ({ en: game.name, de: game.name, ar: game.ar, ja: game.ja, th: game.th })

const about = (game: Game) => ({
  en: `Accounts, goods and services for ${game.name} from sellers who were checked, with one price and a delivery time you can hold them to.`,
  de: `Accounts, Waren und Dienste für ${game.name} von geprüften Verkäufern, mit einem Preis und einer Lieferzeit, auf die du dich berufen kannst.`,
  ar: `حسابات وسلع وخدمات ${game.ar} من بائعين تم التحقق منهم، بسعر واحد واضح ووقت تسليم مُلزِم.`,
  ja: `${game.ja}のアカウント、アイテム、各種サービス。出品者は確認済みで、価格は一つ、納期も約束どおりです。`,
})

const brandSeo = (game: Game) => ({
  en: {
    title: `${game.name}: accounts, items and more`,
    description: about(game).en,
    keywords: `${game.name}, ${game.keywords.replaceAll(' ', ', ')}`,
  },
  de: {
    title: `${game.name}: Accounts, Gegenstände und mehr`,
    description: about(game).de,
    keywords: `${game.name}, ${game.keywords.replaceAll(' ', ', ')}`,
  },
  ar: { title: `${game.ar}: حسابات وعناصر وغيرها`, description: about(game).ar, keywords: `${game.ar}, ${game.name}` },
  ja: {
    title: `${game.ja}のアカウント・アイテム`,
    description: about(game).ja,
    keywords: `${game.ja}, ${game.name}`,
  },
})

const html = (heading: string, lead: string, close: string) => `<h2>${heading}</h2><p>${lead}</p><p>${close}</p>`

function pairTexts(game: Game, { names, lead }: (typeof categories)[number]) {
  const title = {
    en: `${game.name} ${names.en}`,
    de: `${game.name} ${names.de}`,
    ar: `${names.ar} ${game.ar}`,
    ja: `${game.ja} ${names.ja}`,
  }
  const close = {
    en: 'Pay once, see who acts next in your order, and keep your money safe until you confirm.',
    de: 'Einmal zahlen, in der Bestellung sehen, wer als Nächstes dran ist, und das Geld bleibt sicher, bis du bestätigst.',
    ar: 'ادفع مرة واحدة وتابع في طلبك من عليه الدور، وتبقى أموالك محفوظة حتى تؤكد الاستلام.',
    ja: 'お支払いは一度だけ。次に誰が動くかは注文画面に表示され、確認していただくまで代金はお預かりします。',
  }
  const of = (locale: WrittenLanguage) => ({
    title: title[locale],
    html: html(title[locale], lead[locale] ?? '', close[locale]),
  })
  const seo = (locale: WrittenLanguage) => ({
    title: title[locale],
    description: lead[locale] ?? '',
    keywords: title[locale],
  })
  return {
    seo: { en: seo('en'), de: seo('de'), ar: seo('ar'), ja: seo('ja') },
    article: { en: of('en'), de: of('de'), ar: of('ar'), ja: of('ja') },
  }
}

export interface CatalogueIds {
  brand: ReadonlyMap<string, string>
  category: ReadonlyMap<Kind, string>
  attribute: ReadonlyMap<AttributeKey, string>
}

/** Games, categories, their pairs and the attributes of a site, with the ids given to them. */
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
    about: about(game),
    seo: brandSeo(game),
    keywords: game.keywords,
    cover_path: coverKey(game.alias),
    cover_wide_path: wideKey(game.alias),
    popularity: game.popularity,
    sales: Math.round(game.popularity * random.int(40, 160)),
    enabled: true,
    created_at: new Date(now.getTime() - random.int(1, 700) * 86_400_000),
  }))
  const categoryRows = categories.map((category, position) => ({
    tenant_id: tenant.id,
    id: ids.category.get(category.kind),
    alias: category.kind,
    names: category.names,
    seo: Object.fromEntries(
      Object.entries(category.lead).map(([locale, lead]) => [
        locale,
        { title: category.names[locale], description: lead, keywords: category.names[locale] },
      ]),
    ),
    icon: category.icon,
    is_standard: category.standardType !== 0,
    standard_type: category.standardType,
    category_type: category.categoryType,
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
        // The subscription's own page: one membership among the shared games.
        is_membership: game.alias === 'game-pass-ultimate' && category.kind === 'game-sharing',
        exist_son: false,
        parents: [{ id: ids.category.get(category.kind), name: category.names }],
        level: 1,
        template: category.kind,
        hero_path: null,
        ...pairTexts(game, category),
      })),
  )
  const attributes = Object.entries(attributeDefs).map(([key, def], sort) => ({
    tenant_id: tenant.id,
    id: ids.attribute.get(key as AttributeKey),
    names: def.names,
    attr_type: def.type,
    is_main: def.main,
    filterable: def.filterable,
    sort,
  }))
  return { games, ids, brands, categories: categoryRows, pairs, attributes }
}
