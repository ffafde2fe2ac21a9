import { type Game, game, shared } from './game.ts'

const story = (
  names: Parameters<typeof game>[1],
  keywords: string,
  popularity: number,
  prized: readonly string[],
  hue: number,
): Game =>
  game('story', names, {
    keywords,
    popularity,
    kinds: shared,
    platforms: ['PC', 'PlayStation', 'Xbox'],
    servers: ['Global'],
    ranks: ['Standard Edition', 'Deluxe Edition', 'Ultimate Edition'],
    prized,
    hue,
  })

/** Story games, of which several players can share one copy. */
export const stories: readonly Game[] = [
  story(
    ['elden-ring', 'Elden Ring', 'إلدن رينغ', 'エルデンリング', 'เอลเดนริง'],
    'er fromsoftware runes nightreign',
    81,
    ['Shadow of the Erdtree', 'Nightreign', '100% save'],
    50,
  ),
  story(
    ['cyberpunk-2077', 'Cyberpunk 2077', 'سايبربانك 2077', 'サイバーパンク2077', 'ไซเบอร์พังก์ 2077'],
    'cp2077 phantom liberty cd projekt',
    76,
    ['Phantom Liberty', 'Max level save'],
    60,
  ),
  story(
    [
      'red-dead-redemption-2',
      'Red Dead Redemption 2',
      'ريد ديد ريدمبشن 2',
      'レッド・デッド・リデンプション2',
      'เรดเดด รีเดมพ์ชัน 2',
    ],
    'rdr2 rockstar',
    72,
    ['Ultimate content', 'RDO gold bars'],
    6,
  ),
  story(
    ['baldurs-gate-3', 'Baldur’s Gate 3', 'بالدورز غيت 3', 'バルダーズ・ゲート3', 'บัลเดอร์สเกต 3'],
    'bg3 larian baldurs gate',
    75,
    ['Deluxe soundtrack', 'Honour mode save'],
    270,
  ),
  story(
    ['hogwarts-legacy', 'Hogwarts Legacy', 'هوغوورتس ليغاسي', 'ホグワーツ・レガシー', 'ฮอกวอตส์ เลกาซี'],
    'harry potter wb portkey',
    70,
    ['Dark Arts pack', '100% collection'],
    160,
  ),
  story(
    ['black-myth-wukong', 'Black Myth: Wukong', 'بلاك ميث ووكونغ', '黒神話：悟空', 'แบล็กมิธ วูคอง'],
    'wukong game science',
    78,
    ['Deluxe gear', 'New Game+ save'],
    26,
  ),
  story(
    [
      'monster-hunter-wilds',
      'Monster Hunter Wilds',
      'مونستر هنتر وايلدز',
      'モンスターハンターワイルズ',
      'มอนสเตอร์ฮันเตอร์ ไวลด์ส',
    ],
    'mhw mhwilds capcom',
    77,
    ['Artian weapons', 'HR 200 save'],
    88,
  ),
  story(
    ['helldivers-2', 'Helldivers 2', 'هيلدايفرز 2', 'ヘルダイバー2', 'เฮลไดเวอร์ส 2'],
    'hd2 super credits democracy',
    80,
    ['All warbonds', 'Level 150'],
    54,
  ),
  story(
    ['palworld', 'Palworld', 'بال وورلد', 'パルワールド', 'พาลเวิลด์'],
    'pals pocketpair',
    62,
    ['Max pals', 'Legendary schematics'],
    178,
  ),
  story(
    ['the-witcher-3', 'The Witcher 3: Wild Hunt', 'ذا ويتشر 3', 'ウィッチャー3', 'เดอะวิทเชอร์ 3'],
    'witcher geralt cdpr',
    61,
    ['Complete Edition', 'Death March save'],
    10,
  ),
  story(
    ['stardew-valley', 'Stardew Valley', 'ستارديو فالي', 'スターデューバレー', 'สตาร์ดิว วัลเลย์'],
    'stardew farm concernedape',
    57,
    ['Perfection save', 'Co-op farm'],
    110,
  ),
]
