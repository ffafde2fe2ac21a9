import { type Brand, type Game, game, ownBrand, shared, standardBrand } from './game.ts'

const story = (brand: Brand, popularity: number, prized: readonly string[], hue: number): Game =>
  game('story', brand, {
    popularity,
    platforms: ['PC', 'PlayStation', 'Xbox'],
    servers: ['Global'],
    ranks: ['Standard Edition', 'Deluxe Edition', 'Ultimate Edition'],
    prized,
    hue,
  })

/** Story games, of which several players can share one copy. */
export const stories: readonly Game[] = [
  story(standardBrand('elden-ring'), 81, ['Shadow of the Erdtree', 'Nightreign', '100% save'], 50),
  story(standardBrand('cyberpunk-2077'), 76, ['Phantom Liberty', 'Max level save'], 60),
  story(standardBrand('red-dead-redemption-2'), 72, ['Ultimate content', 'RDO gold bars'], 6),
  story(standardBrand('baldurs-gate-3'), 75, ['Deluxe soundtrack', 'Honour mode save'], 270),
  story(
    ownBrand(
      ['hogwarts-legacy', 'Hogwarts Legacy', 'هوغوورتس ليغاسي', 'ホグワーツ・レガシー', 'ฮอกวอตส์ เลกาซี'],
      'harry potter wb portkey',
      shared,
    ),
    70,
    ['Dark Arts pack', '100% collection'],
    160,
  ),
  story(standardBrand('black-myth-wukong'), 78, ['Deluxe gear', 'New Game+ save'], 26),
  story(standardBrand('monster-hunter-wilds'), 77, ['Artian weapons', 'HR 200 save'], 88),
  story(standardBrand('helldivers-2'), 80, ['All warbonds', 'Level 150'], 54),
  story(
    ownBrand(['palworld', 'Palworld', 'بال وورلد', 'パルワールド', 'พาลเวิลด์'], 'pals pocketpair', shared),
    62,
    ['Max pals', 'Legendary schematics'],
    178,
  ),
  story(
    ownBrand(
      ['the-witcher-3', 'The Witcher 3: Wild Hunt', 'ذا ويتشر 3', 'ウィッチャー3', 'เดอะวิทเชอร์ 3'],
      'witcher geralt cdpr',
      shared,
    ),
    61,
    ['Complete Edition', 'Death March save'],
    10,
  ),
  story(
    ownBrand(
      ['stardew-valley', 'Stardew Valley', 'ستارديو فالي', 'スターデューバレー', 'สตาร์ดิว วัลเลย์'],
      'stardew farm concernedape',
      shared,
    ),
    57,
    ['Perfection save', 'Co-op farm'],
    110,
  ),
]
