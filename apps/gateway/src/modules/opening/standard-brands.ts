import type { StandardCategory } from '../tenant/standard-categories.ts'

type Kind = StandardCategory['kind']

/** A brand that a new shop can take with its usual kinds of goods. */
export interface StandardBrand {
  alias: string
  name: string
  names: Readonly<Record<string, string> & Record<'ar' | 'ja' | 'th', string>>
  /** Other words by which people search for the brand. */
  keywords: string
  kinds: readonly Kind[]
}

const standard = (
  alias: string,
  [en, ar, ja, th]: readonly [string, string, string, string],
  keywords: string,
  kinds: readonly Kind[],
): StandardBrand => ({ alias, name: en, names: { ar, ja, th }, keywords, kinds })

/** Kinds of goods that many games have. */
export const competitive: readonly Kind[] = ['accounts', 'rental', 'items', 'boosting']
export const withCoins: readonly Kind[] = ['accounts', 'coins', 'items', 'boosting']
export const mobile: readonly Kind[] = ['accounts', 'top-up', 'boosting']
export const shared: readonly Kind[] = ['accounts', 'rental', 'game-sharing']
export const cards: readonly Kind[] = ['gift-cards']

/** Sixty brands that ship with the product, the ones that most people look for first. */
export const standardBrands: readonly StandardBrand[] = [
  standard('fortnite', ['Fortnite', 'فورتنايت', 'フォートナイト', 'ฟอร์ตไนท์'], 'fn epic battle royale v-bucks vbucks', [
    'accounts',
    'rental',
    'items',
    'top-up',
    'boosting',
  ]),
  standard('roblox', ['Roblox', 'روبلوكس', 'ロブロックス', 'โรบล็อกซ์'], 'robux rbx adopt me blox fruits grow a garden', [
    'accounts',
    'items',
    'top-up',
    'gift-cards',
  ]),
  standard('valorant', ['Valorant', 'فالورانت', 'ヴァロラント', 'วาโลแรนต์'], 'valo riot vp', [
    'accounts',
    'rental',
    'top-up',
    'boosting',
  ]),
  standard('pubg-mobile', ['PUBG Mobile', 'ببجي موبايل', 'PUBGモバイル', 'พับจีโมบาย'], 'pubgm bgmi uc tencent', [
    'accounts',
    'top-up',
    'items',
    'boosting',
  ]),
  standard(
    'genshin-impact',
    ['Genshin Impact', 'جينشين إمباكت', '原神', 'เก็นชินอิมแพกต์'],
    'genshin gi hoyoverse mihoyo primogems げんしん',
    ['accounts', 'top-up', 'boosting', 'rental'],
  ),
  standard(
    'old-school-runescape',
    ['Old School RuneScape', 'أولد سكول رونسكيب', 'オールドスクール ルーンスケープ', 'รูนสเคป'],
    'osrs runescape jagex gp 07',
    ['accounts', 'coins', 'items', 'boosting', 'gift-cards'],
  ),
  standard(
    'league-of-legends',
    ['League of Legends', 'ليج أوف ليجندز', 'リーグ・オブ・レジェンド', 'ลีกออฟเลเจนด์'],
    'lol riot rp lolchess tft',
    ['accounts', 'rental', 'top-up', 'boosting'],
  ),
  standard(
    'counter-strike-2',
    ['Counter-Strike 2', 'كاونتر سترايك 2', 'カウンターストライク2', 'เคาน์เตอร์สไตรก์ 2'],
    'cs2 csgo cs go steam prime faceit',
    competitive,
  ),
  standard(
    'mobile-legends',
    ['Mobile Legends: Bang Bang', 'موبايل ليجندز', 'モバイル・レジェンド', 'โมบายล์ เลเจนด์'],
    'ml mlbb moonton diamonds',
    ['accounts', 'top-up', 'boosting', 'items'],
  ),
  standard(
    'world-of-warcraft',
    ['World of Warcraft', 'وورلد أوف ووركرافت', 'ワールド・オブ・ウォークラフト', 'เวิลด์ออฟวอร์คราฟต์'],
    'wow retail gold blizzard midnight',
    ['accounts', 'coins', 'items', 'boosting', 'gift-cards'],
  ),
  standard(
    'ea-sports-fc-26',
    ['EA Sports FC 26', 'إي إيه سبورتس إف سي 26', 'EA SPORTS FC 26', 'อีเอ สปอร์ตส เอฟซี 26'],
    'fifa fc26 fut ultimate team coins fifa 26 فيفا',
    ['accounts', 'coins', 'boosting', 'rental'],
  ),
  standard(
    'call-of-duty',
    ['Call of Duty: Black Ops 7', 'كول أوف ديوتي', 'コール オブ デューティ', 'คอลออฟดิวตี้'],
    'cod warzone bo7 mw3 activision',
    ['accounts', 'rental', 'top-up', 'boosting', 'game-sharing'],
  ),
  standard(
    'gta-v',
    ['Grand Theft Auto V', 'جي تي إيه 5', 'グランド・セフト・オートV', 'จีทีเอ 5'],
    'gta 5 gta online rockstar modded cash gta5',
    ['accounts', 'rental', 'boosting', 'game-sharing'],
  ),
  standard(
    'honkai-star-rail',
    ['Honkai: Star Rail', 'هونكاي ستار ريل', '崩壊：スターレイル', 'ฮงไก สตาร์เรล'],
    'hsr starrail hoyoverse stellar jade スタレ',
    mobile,
  ),
  standard(
    'free-fire',
    ['Garena Free Fire', 'فري فاير', 'フリーファイア', 'ฟีฟาย'],
    'ff free fire max garena diamonds',
    mobile,
  ),
  standard('steam', ['Steam', 'ستيم', 'スチーム', 'สตีม'], 'steam wallet valve gift card', cards),
  standard(
    'minecraft',
    ['Minecraft', 'ماين كرافت', 'マインクラフト', 'มายคราฟต์'],
    'mc java bedrock hypixel skyblock cape',
    ['accounts', 'coins', 'gift-cards', 'items'],
  ),
  standard(
    'marvel-rivals',
    ['Marvel Rivals', 'مارفل رايفلز', 'マーベル・ライバルズ', 'มาร์เวล ไรวัลส์'],
    'rivals marvel netease',
    ['accounts', 'top-up', 'boosting', 'rental'],
  ),
  standard(
    'clash-of-clans',
    ['Clash of Clans', 'كلاش أوف كلانس', 'クラッシュ・オブ・クラン', 'แคลชออฟแคลนส์'],
    'coc supercell gems town hall',
    ['accounts', 'top-up'],
  ),
  standard(
    'playstation-store',
    ['PlayStation Store', 'بلايستيشن ستور', 'プレイステーション ストア', 'เพลย์สเตชัน สโตร์'],
    'psn ps5 ps4 ps plus playstation network',
    cards,
  ),
  standard(
    'path-of-exile-2',
    ['Path of Exile 2', 'باث أوف إكزايل 2', 'パス・オブ・エグザイル2', 'พาธออฟเอ็กไซล์ 2'],
    'poe2 poe exalted divine orb',
    withCoins,
  ),
  standard(
    'wuthering-waves',
    ['Wuthering Waves', 'ووذرينغ ويفز', '鳴潮', 'วูเทอริงเวฟส์'],
    'wuwa kuro lunite めいちょう',
    mobile,
  ),
  standard('brawl-stars', ['Brawl Stars', 'براول ستارز', 'ブロスタ', 'บรอลสตาร์ส'], 'bs supercell gems brawl', mobile),
  standard('diablo-iv', ['Diablo IV', 'ديابلو 4', 'ディアブロIV', 'ดิอาโบล 4'], 'd4 diablo 4 blizzard gold mythic', [
    'accounts',
    'coins',
    'items',
    'boosting',
    'game-sharing',
  ]),
  standard(
    'clash-royale',
    ['Clash Royale', 'كلاش رويال', 'クラッシュ・ロワイヤル', 'แคลชรอยัล'],
    'cr supercell elite 15',
    mobile,
  ),
  standard(
    'apex-legends',
    ['Apex Legends', 'أبكس ليجندز', 'エーペックスレジェンズ', 'เอเพ็กซ์ เลเจนด์ส'],
    'apex ea heirloom',
    competitive,
  ),
  standard(
    'zenless-zone-zero',
    ['Zenless Zone Zero', 'زينلس زون زيرو', 'ゼンレスゾーンゼロ', 'เซนเลสโซนซีโร'],
    'zzz hoyoverse polychrome ゼンゼロ',
    ['accounts', 'top-up'],
  ),
  standard(
    'apple-gift-card',
    ['Apple Gift Card', 'بطاقة آبل', 'アップルギフトカード', 'แอปเปิล กิฟต์การ์ด'],
    'itunes app store apple',
    cards,
  ),
  standard(
    'final-fantasy-xiv',
    ['Final Fantasy XIV', 'فاينل فانتسي 14', 'ファイナルファンタジーXIV', 'ไฟนอลแฟนตาซี 14'],
    'ff14 ffxiv gil square enix ファイファン',
    withCoins,
  ),
  standard(
    'honor-of-kings',
    ['Honor of Kings', 'أونر أوف كينغز', '王者荣耀', 'ออเนอร์ออฟคิงส์'],
    'hok tencent tokens aov',
    mobile,
  ),
  standard(
    'pubg-battlegrounds',
    ['PUBG: Battlegrounds', 'ببجي باتلجراوندز', 'PUBG バトルグラウンズ', 'พับจี แบทเทิลกราวด์'],
    'pubg pc steam krafton g-coin',
    ['accounts', 'items', 'rental'],
  ),
  standard(
    'pokemon-go',
    ['Pokémon GO', 'بوكيمون غو', 'ポケモンGO', 'โปเกมอน โก'],
    'pogo pokemon go niantic ポケゴー',
    mobile,
  ),
  standard('rocket-league', ['Rocket League', 'روكيت ليج', 'ロケットリーグ', 'ร็อกเก็ตลีก'], 'rl psyonix credits epic', [
    'accounts',
    'items',
    'top-up',
    'boosting',
  ]),
  standard(
    'google-play',
    ['Google Play', 'جوجل بلاي', 'グーグルプレイ', 'กูเกิล เพลย์'],
    'google play gift card android',
    cards,
  ),
  standard(
    'wow-classic',
    ['WoW Classic', 'ووركرافت كلاسيك', 'WoWクラシック', 'วาว คลาสสิก'],
    'wow classic era hardcore mop pandaria gold',
    withCoins,
  ),
  standard(
    'elden-ring',
    ['Elden Ring', 'إلدن رينغ', 'エルデンリング', 'เอลเดนริง'],
    'er fromsoftware runes nightreign',
    shared,
  ),
  standard(
    'rainbow-six-siege',
    ['Rainbow Six Siege X', 'رينبو سكس سيج', 'レインボーシックス シージ', 'เรนโบว์ซิกซ์ ซีจ'],
    'r6 r6s siege ubisoft black ice',
    ['accounts', 'top-up', 'boosting', 'rental'],
  ),
  standard(
    'efootball',
    ['eFootball 2026', 'إي فوتبول', 'イーフットボール', 'อีฟุตบอล'],
    'pes efootball konami coins myclub',
    ['accounts', 'top-up'],
  ),
  standard(
    'helldivers-2',
    ['Helldivers 2', 'هيلدايفرز 2', 'ヘルダイバー2', 'เฮลไดเวอร์ส 2'],
    'hd2 super credits democracy',
    shared,
  ),
  standard(
    'xbox',
    ['Xbox', 'إكس بوكس', 'エックスボックス', 'เอ็กซ์บ็อกซ์'],
    'xbox live game pass ultimate microsoft',
    cards,
  ),
  standard(
    'escape-from-tarkov',
    ['Escape from Tarkov', 'إسكيب فروم تاركوف', 'エスケープ フロム タルコフ', 'เอสเคป ฟรอม ทาร์คอฟ'],
    'eft tarkov roubles pve',
    withCoins,
  ),
  standard('dota-2', ['Dota 2', 'دوتا 2', 'ドータ2', 'โดต้า 2'], 'dota valve steam mmr arcana', competitive),
  standard('overwatch-2', ['Overwatch 2', 'أوفرواتش 2', 'オーバーウォッチ2', 'โอเวอร์วอตช์ 2'], 'ow2 blizzard', [
    'accounts',
    'rental',
    'boosting',
  ]),
  standard('yalla-ludo', ['Yalla Ludo', 'يلا لودو', 'ヤラルド', 'ยัลลา ลูโด'], 'yalla ludo diamonds gold لودو', [
    'top-up',
    'coins',
  ]),
  standard(
    'black-myth-wukong',
    ['Black Myth: Wukong', 'بلاك ميث ووكونغ', '黒神話：悟空', 'แบล็กมิธ วูคอง'],
    'wukong game science',
    shared,
  ),
  standard('rust', ['Rust', 'رست', 'ラスト', 'รัสต์'], 'rust facepunch steam skins', ['accounts', 'items', 'rental']),
  standard(
    'monster-hunter-wilds',
    ['Monster Hunter Wilds', 'مونستر هنتر وايلدز', 'モンスターハンターワイルズ', 'มอนสเตอร์ฮันเตอร์ ไวลด์ส'],
    'mhw mhwilds capcom',
    shared,
  ),
  standard(
    'call-of-duty-mobile',
    ['Call of Duty: Mobile', 'كول أوف ديوتي موبايل', 'CoDモバイル', 'คอลออฟดิวตี้ โมบาย'],
    'codm cod mobile cp garena',
    mobile,
  ),
  standard(
    'cyberpunk-2077',
    ['Cyberpunk 2077', 'سايبربانك 2077', 'サイバーパンク2077', 'ไซเบอร์พังก์ 2077'],
    'cp2077 phantom liberty cd projekt',
    shared,
  ),
  standard(
    'nintendo-eshop',
    ['Nintendo eShop', 'نينتندو إي شوب', 'ニンテンドーeショップ', 'นินเทนโด อีช็อป'],
    'switch nintendo eshop gift card',
    cards,
  ),
  standard(
    'pokemon-tcg-pocket',
    ['Pokémon TCG Pocket', 'بوكيمون تي سي جي', 'ポケポケ', 'โปเกมอน ทีซีจี'],
    'ptcgp pokemon cards tcg',
    ['accounts', 'items'],
  ),
  standard(
    'baldurs-gate-3',
    ['Baldur’s Gate 3', 'بالدورز غيت 3', 'バルダーズ・ゲート3', 'บัลเดอร์สเกต 3'],
    'bg3 larian baldurs gate',
    shared,
  ),
  standard(
    'delta-force',
    ['Delta Force', 'دلتا فورس', 'デルタフォース', 'เดลต้าฟอร์ซ'],
    'delta force hawk ops koen',
    withCoins,
  ),
  standard('nba-2k26', ['NBA 2K26', 'إن بي إيه 2K26', 'NBA 2K26', 'เอ็นบีเอ 2K26'], 'nba 2k basketball mt vc', withCoins),
  standard(
    'umamusume',
    ['Umamusume: Pretty Derby', 'أوماموسومي', 'ウマ娘 プリティーダービー', 'อูมะมุซุเมะ'],
    'uma musume cygames carats',
    ['accounts', 'top-up'],
  ),
  standard(
    'game-pass-ultimate',
    ['Game Pass Ultimate', 'جيم باس ألتيميت', 'ゲームパス アルティメット', 'เกมพาส อัลติเมต'],
    'xbox pc game pass subscription',
    ['gift-cards', 'game-sharing'],
  ),
  standard(
    'blue-archive',
    ['Blue Archive', 'بلو أركايف', 'ブルーアーカイブ', 'บลูอาไคฟ์'],
    'ba nexon yostar pyroxene ブルアカ',
    ['accounts', 'top-up'],
  ),
  standard(
    'red-dead-redemption-2',
    ['Red Dead Redemption 2', 'ريد ديد ريدمبشن 2', 'レッド・デッド・リデンプション2', 'เรดเดด รีเดมพ์ชัน 2'],
    'rdr2 rockstar',
    shared,
  ),
  standard(
    'league-of-legends-wild-rift',
    ['Wild Rift', 'وايلد ريفت', 'ワイルドリフト', 'ไวลด์ริฟต์'],
    'lol wild rift mobile riot wild cores',
    mobile,
  ),
  standard(
    'path-of-exile',
    ['Path of Exile', 'باث أوف إكزايل', 'パス・オブ・エグザイル', 'พาธออฟเอ็กไซล์'],
    'poe1 poe chaos divine',
    withCoins,
  ),
]
