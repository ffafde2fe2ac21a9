import { all, type Brand, cards, type Game, game, ownBrand, standardBrand } from './game.ts'

const card = (
  brand: Brand,
  popularity: number,
  servers: readonly string[],
  values: readonly number[],
  hue: number,
): Game =>
  game('store', brand, {
    popularity,
    platforms: ['Digital code'],
    servers,
    ranks: [],
    prized: [],
    packs: values.map((value) => [`${value} USD`, value * 100] as const),
    hue,
  })
/** Goods sold as a card or a subscription. */
export const stores: readonly Game[] = [
  card(
    standardBrand('steam'),
    90,
    ['Global', 'United States', 'Europe', 'Saudi Arabia', 'UAE'],
    [5, 10, 20, 50, 100],
    216,
  ),
  card(
    standardBrand('playstation-store'),
    88,
    ['United States', 'United Kingdom', 'Germany', 'UAE', 'Saudi Arabia', 'Japan'],
    [10, 25, 50, 75, 100],
    224,
  ),
  card(standardBrand('xbox'), 80, ['Global', 'United States', 'Europe', 'Saudi Arabia'], [10, 25, 50, 100], 124),
  card(standardBrand('nintendo-eshop'), 76, ['United States', 'Europe', 'Japan'], [10, 20, 35, 50, 70], 358),
  card(
    standardBrand('apple-gift-card'),
    84,
    ['United States', 'UAE', 'Saudi Arabia', 'Germany'],
    [5, 10, 25, 50, 100],
    240,
  ),
  card(
    standardBrand('google-play'),
    82,
    ['United States', 'UAE', 'Saudi Arabia', 'Germany', 'Japan'],
    [5, 10, 25, 50, 100],
    146,
  ),
  card(
    ownBrand(
      ['razer-gold', 'Razer Gold', 'ريزر جولد', 'レイザーゴールド', 'เรเซอร์ โกลด์'],
      'razer gold pin zgold',
      cards,
    ),
    68,
    ['Global', 'MENA', 'Malaysia'],
    [5, 10, 20, 50, 100],
    118,
  ),
  card(
    ownBrand(['battle-net', 'Battle.net', 'باتل نت', 'バトルネット', 'แบทเทิลเน็ต'], 'blizzard battlenet balance', cards),
    64,
    ['Europe', 'United States'],
    [10, 20, 50, 100],
    204,
  ),
  game('store', standardBrand('game-pass-ultimate'), {
    popularity: 73,
    platforms: all,
    servers: ['Global', 'Turkey', 'Europe'],
    ranks: ['1 month', '3 months', '12 months'],
    prized: ['Day-one titles'],
    packs: [
      ['1 month', 1199],
      ['3 months', 3199],
    ],
    hue: 130,
  }),
]
