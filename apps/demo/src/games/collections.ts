import { type Game, game, ownBrand, phone, standardBrand } from './game.ts'

const hoyo = ['Europe', 'America', 'Asia', 'TW/HK/MO'] as const
const everywhere = ['PC', 'PlayStation', ...phone] as const
const crystals = [
  ['60 Crystals', 99],
  ['300 Crystals', 499],
  ['980 Crystals', 1499],
  ['1,980 Crystals', 2999],
  ['6,480 Crystals', 9999],
] as const

/** Mobile games in which players collect characters. */
export const collections: readonly Game[] = [
  game('gacha', standardBrand('genshin-impact'), {
    popularity: 96,
    platforms: everywhere,
    servers: hoyo,
    ranks: ['AR 35', 'AR 45', 'AR 55', 'AR 58', 'AR 60'],
    prized: [
      'Raiden Shogun',
      'Furina',
      'Neuvillette',
      'Arlecchino',
      'Kazuha',
      'Nahida',
      'Mavuika',
      'Skirk',
      'Columbina',
    ],
    packs: crystals,
    hue: 172,
  }),
  game('gacha', standardBrand('honkai-star-rail'), {
    popularity: 91,
    platforms: everywhere,
    servers: hoyo,
    ranks: ['TL 40', 'TL 60', 'TL 65', 'TL 70'],
    prized: ['Acheron', 'Firefly', 'Kafka', 'Sparkle', 'Castorice', 'The Herta', 'Phainon'],
    packs: [
      ['60 Shards', 99],
      ['300 Shards', 499],
      ['980 Shards', 1499],
      ['6,480 Shards', 9999],
    ],
    hue: 252,
  }),
  game('gacha', standardBrand('zenless-zone-zero'), {
    popularity: 84,
    platforms: everywhere,
    servers: hoyo,
    ranks: ['IK 40', 'IK 50', 'IK 60'],
    prized: ['Miyabi', 'Jane Doe', 'Ellen', 'Zhu Yuan', 'Evelyn', 'Yixuan'],
    packs: [
      ['60 Monochrome', 99],
      ['980 Monochrome', 1499],
      ['6,480 Monochrome', 9999],
    ],
    hue: 66,
  }),
  game('gacha', standardBrand('wuthering-waves'), {
    popularity: 86,
    platforms: everywhere,
    servers: ['Europe', 'America', 'Asia', 'SEA'],
    ranks: ['UL 40', 'UL 55', 'UL 65', 'UL 80'],
    prized: ['Camellya', 'Jinhsi', 'Changli', 'Carlotta', 'Phoebe', 'Cartethyia'],
    packs: [
      ['60 Lunite', 99],
      ['300 Lunite', 499],
      ['980 Lunite', 1499],
      ['6,480 Lunite', 9999],
    ],
    hue: 200,
  }),
  game('gacha', standardBrand('blue-archive'), {
    popularity: 72,
    platforms: phone,
    servers: ['Global', 'Japan', 'Asia'],
    ranks: ['Level 50', 'Level 75', 'Level 90'],
    prized: ['Mika', 'Hina (Dress)', 'Hoshino (Armed)', 'Ako', 'Himari', 'Seia'],
    packs: [
      ['70 Pyroxene', 99],
      ['640 Pyroxene', 999],
      ['6,600 Pyroxene', 7999],
    ],
    hue: 214,
  }),
  game(
    'gacha',
    ownBrand(
      ['fate-grand-order', 'Fate/Grand Order', 'فيت جراند أوردر', 'Fate/Grand Order フェイト', 'เฟท แกรนด์ออเดอร์'],
      'fgo saint quartz type-moon エフジーオー',
      ['accounts'],
    ),
    {
      popularity: 63,
      platforms: phone,
      servers: ['North America', 'Japan'],
      ranks: ['Starter', 'Mid-game', 'Lostbelt cleared'],
      prized: ['Artoria Caster', 'Merlin', 'Morgan', 'Space Ishtar', 'Koyanskaya', 'Oberon'],
      hue: 46,
    },
  ),
  game(
    'gacha',
    ownBrand(
      ['nikke', 'Goddess of Victory: Nikke', 'نيكي', '勝利の女神：NIKKE', 'นิกเกะ'],
      'nikke shift up gems メガニケ',
      ['accounts', 'top-up'],
    ),
    {
      popularity: 70,
      platforms: ['PC', ...phone],
      servers: ['Global', 'Japan', 'Korea', 'NA'],
      ranks: ['Sync 160', 'Sync 250', 'Sync 400'],
      prized: ['Red Hood', 'Modernia', 'Crown', 'Cinderella', 'Scarlet: Black Shadow'],
      packs: [
        ['60 Gems', 99],
        ['1,980 Gems', 2999],
        ['6,480 Gems', 9999],
      ],
      hue: 346,
    },
  ),
  game(
    'gacha',
    ownBrand(['arknights', 'Arknights', 'آركنايتس', 'アークナイツ', 'อาร์คไนต์ส'], 'ak hypergryph originium アクナイ', [
      'accounts',
      'top-up',
    ]),
    {
      popularity: 60,
      platforms: phone,
      servers: ['Global', 'Japan', 'Korea'],
      ranks: ['Level 60', 'Level 100', 'Level 120'],
      prized: ['Texas the Omertosa', 'Surtr', 'Ines', 'Wiš’adel', 'Logos'],
      packs: [
        ['6 Originite', 499],
        ['66 Originite', 4999],
      ],
      hue: 192,
    },
  ),
  game('gacha', standardBrand('pokemon-go'), {
    popularity: 82,
    platforms: phone,
    servers: ['Global'],
    ranks: ['Level 30', 'Level 40', 'Level 47', 'Level 50'],
    prized: ['Shiny Mewtwo', 'Shundo Rayquaza', 'Shiny Kartana', 'Hundo Dialga', 'Armored Mewtwo'],
    packs: [
      ['550 PokéCoins', 499],
      ['2,500 PokéCoins', 1999],
      ['14,500 PokéCoins', 9999],
    ],
    hue: 12,
  }),
  game('gacha', standardBrand('pokemon-tcg-pocket'), {
    popularity: 75,
    platforms: phone,
    servers: ['Global'],
    ranks: ['Level 15', 'Level 30', 'Level 45'],
    prized: ['Crown Mewtwo', 'Immersive Charizard ex', 'Crown Dialga', 'Rainbow Pikachu', 'Gold Mew'],
    hue: 284,
  }),
  game(
    'gacha',
    ownBrand(
      [
        'dragon-ball-legends',
        'Dragon Ball Legends',
        'دراغون بول ليجندز',
        'ドラゴンボール レジェンズ',
        'ดราก้อนบอล เลเจนด์ส',
      ],
      'dbl dragonball chrono crystals',
      ['accounts'],
    ),
    {
      popularity: 58,
      platforms: phone,
      servers: ['Global'],
      ranks: ['100 LF', '250 LF', '400 LF'],
      prized: ['Ultra Gogeta Blue', 'LF Vegito', 'Ultra Gohan Beast', 'LF Zenkai Cell'],
      hue: 32,
    },
  ),
  game('gacha', standardBrand('umamusume'), {
    popularity: 73,
    platforms: ['PC', ...phone],
    servers: ['Global', 'Japan'],
    ranks: ['Class 3', 'Class 5', 'Class 6'],
    prized: ['SSR Kitasan Black', 'Super Creek', 'Oguri Cap', 'Maruzensky', 'Gold City'],
    packs: [
      ['50 Carats', 99],
      ['1,500 Carats', 2299],
    ],
    hue: 330,
  }),
]
