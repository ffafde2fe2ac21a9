import type { Game } from '../games/game.ts'
import { base, bySeller, natural, type TextLanguage, type Writer } from './draft.ts'

const methods = ['Face to face', 'Mail', 'Auction house', 'Player trade', 'Drop trade'] as const
/** How coins of sports games are traded. No method needs a login, because sellers never use the buyer's account. */
const auction = ['Player auction'] as const

type Line = (game: Game, thing: string, place: string) => string
interface GoodsWords {
  coins: Line
  coinsText: Line
  item: Line
  itemText: Line
  topUp: Line
  topUpText: Line
  card: Line
  cardText: Line
  boost: Line
  boostText: Line
}

const words: Readonly<Record<TextLanguage, GoodsWords>> = {
  en: {
    coins: (game, unit, place) => `${game.name} ${unit}, ${place}`,
    coinsText: (_, unit, place) =>
      `Sold by the unit: ${unit} on ${place}. Tell me your character name in the order chat; stock is on hand and farmed by players, not bots.`,
    item: (game, thing, place) => `${thing} for ${game.name}, ${place}`,
    itemText: (game, thing, place) =>
      `${thing} in ${game.name} on ${place}. I trade it in game right after your order; nothing of yours has to be shared but your player name.`,
    topUp: (game, pack, place) => `${pack} for ${game.name}, by player ID, ${place}`,
    topUpText: (game, pack, place) =>
      `${pack} credited to your ${game.name} account on ${place}. Only your player ID is needed, never your password.`,
    card: (game, value, place) => `${game.name} ${value} code, ${place}`,
    cardText: (game, value, place) =>
      `Digital ${game.name} code worth ${value} for accounts of the region ${place}. The code is shown in your order and sent to your delivery e-mail.`,
    boost: (game, route, place) => `${game.name} boost ${route}, ${place}`,
    boostText: (game, route, place) =>
      `${route} in ${game.name} on ${place}, played by hand. You can watch or play along; progress is posted in chat every evening.`,
  },
  de: {
    coins: (game, unit, place) => `${game.name}: ${unit}, ${place}`,
    coinsText: (_, unit, place) =>
      `Verkauf je Einheit: ${unit}, ${place}. Nenne im Chat deinen Charakternamen, der Bestand liegt bereit.`,
    item: (game, thing, place) => `${thing} für ${game.name}, ${place}`,
    itemText: (game, thing, place) =>
      `${thing} in ${game.name} auf ${place}. Übergabe im Spiel direkt nach der Bestellung.`,
    topUp: (game, pack, place) => `${pack} für ${game.name} per Spieler-ID, ${place}`,
    topUpText: (game, pack) =>
      `${pack} für dein ${game.name}-Konto. Nötig ist nur deine Spieler-ID, nie dein Passwort.`,
    card: (game, value, place) => `${game.name} Guthaben ${value}, ${place}`,
    cardText: (game, value, place) =>
      `Digitaler Code für ${game.name} über ${value}, Region ${place}. Du siehst ihn in der Bestellung und bekommst ihn per E-Mail.`,
    boost: (game, route, place) => `${game.name} Boost ${route}, ${place}`,
    boostText: (game, route) =>
      `${route} in ${game.name}, von Hand gespielt. Den Fortschritt schreibe ich dir jeden Abend.`,
  },
  ar: {
    coins: (game, unit, place) => `${unit} في ${game.ar} — ${place}`,
    coinsText: (game, unit, place) =>
      `البيع بالوحدة: ${unit} في ${game.ar} على ${place}. أرسل اسم شخصيتك في محادثة الطلب، والكمية جاهزة.`,
    item: (game, thing, place) => `${thing} للعبة ${game.ar} — ${place}`,
    itemText: (game, thing) => `${thing} في ${game.ar}. التسليم داخل اللعبة بعد الطلب مباشرة ولا أحتاج إلا اسم اللاعب.`,
    topUp: (game, pack, place) => `شحن ${pack} في ${game.ar} عبر معرّف اللاعب — ${place}`,
    topUpText: (game, pack) => `شحن ${pack} إلى حسابك في ${game.ar}. نحتاج معرّف اللاعب فقط ولا نطلب كلمة المرور أبدًا.`,
    card: (game, value, place) => `بطاقة ${game.ar} بقيمة ${value} — ${place}`,
    cardText: (game, value, place) =>
      `رمز رقمي لـ${game.ar} بقيمة ${value} لحسابات منطقة ${place}. يظهر الرمز في طلبك ويصل إلى بريد التسليم.`,
    boost: (game, route, place) => `رفع رانك ${game.ar}: ${route} — ${place}`,
    boostText: (game, route) => `${route} في ${game.ar} بلعب يدوي. أرسل لك التقدم كل مساء في المحادثة.`,
  },
  ja: {
    coins: (game, unit, place) => `${game.ja} ${unit}（${place}）`,
    coinsText: (game, unit, place) =>
      `${game.ja}の${unit}を単位で販売します。${place}対応。注文チャットでキャラクター名をお知らせください。`,
    item: (game, thing, place) => `${game.ja} ${thing}（${place}）`,
    itemText: (game, thing) => `${game.ja}の${thing}です。ご注文後、ゲーム内でお渡しします。`,
    topUp: (game, pack) => `${game.ja} ${pack} チャージ（ID入力のみ）`,
    topUpText: (game, pack) => `${game.ja}に${pack}をチャージします。必要なのはプレイヤーIDだけです。`,
    card: (game, value, place) => `${game.ja} ギフトコード ${value}（${place}）`,
    cardText: (game, value) => `${game.ja}のデジタルコード ${value}です。注文画面とメールでお届けします。`,
    boost: (game, route) => `${game.ja} 代行 ${route}`,
    boostText: (game, route) => `${game.ja}で${route}を手動で行います。進み具合は毎晩お知らせします。`,
  },
  th: {
    coins: (game, unit, place) => `${unit} เกม ${game.th} (${place})`,
    coinsText: (game, unit) => `ขาย ${unit} ของ ${game.th} ของพร้อมส่ง แจ้งชื่อตัวละครในแชต`,
    item: (game, thing, place) => `${thing} เกม ${game.th} (${place})`,
    itemText: (game, thing) => `${thing} ใน ${game.th} ส่งในเกมทันทีหลังสั่งซื้อ`,
    topUp: (game, pack) => `เติม ${pack} เกม ${game.th} ด้วยไอดีผู้เล่น`,
    topUpText: (game, pack) => `เติม ${pack} เข้าบัญชี ${game.th} ใช้แค่ไอดีผู้เล่น ไม่ต้องใช้รหัสผ่าน`,
    card: (game, value, place) => `โค้ด ${game.th} มูลค่า ${value} (${place})`,
    cardText: (game, value) => `โค้ดดิจิทัล ${game.th} มูลค่า ${value} แสดงในคำสั่งซื้อและส่งทางอีเมล`,
    boost: (game, route) => `รับดันแรงค์ ${game.th} ${route}`,
    boostText: (game, route) => `${route} ใน ${game.th} เล่นด้วยมือ รายงานความคืบหน้าทุกเย็น`,
  },
}

export const coins: Writer = (game, random, language) => {
  const [, unit, cents] = game.coin ?? ['Coins', '1,000,000 coins', 200]
  const server = random.pick(game.servers)
  const method = random.pick(game.genre === 'sports' ? auction : methods)
  return {
    ...base(language),
    ...bySeller(random),
    title: words[language].coins(game, unit, server),
    description: words[language].coinsText(game, unit, server),
    priceMinor: Math.max(10, Math.round(cents * (0.82 + random.next() * 0.5))),
    unitName: unit,
    minQuantity: random.pick([1, 1, 2, 5]),
    maxQuantity: 500,
    stock: random.int(20, 5000),
    attributes: [
      ['server', server],
      ['method', method],
      ['amount', unit],
    ],
  }
}

export const items: Writer = (game, random, language) => {
  const thing =
    random.chance(0.3) && game.prized.length > 1 ? random.some(game.prized, 2).join(' + ') : random.pick(game.prized)
  const server = random.pick(game.servers)
  const bulk = random.chance(0.3)
  return {
    ...base(language),
    ...bySeller(random),
    title: words[language].item(game, thing, server),
    description: words[language].itemText(game, thing, server),
    priceMinor: natural(60 + random.next() ** 3 * 28_000),
    unitName: bulk ? '1 piece' : null,
    maxQuantity: bulk ? 20 : 1,
    stock: bulk ? random.int(5, 200) : 1,
    attributes: [
      ['highlights', thing],
      ['server', server],
      ['platform', random.pick(game.platforms)],
      ['method', random.pick(methods)],
    ],
    screenshots: bulk ? 0 : 1,
  }
}

const pack = (game: Game) => game.packs ?? [['Starter pack', 499] as const]

export const topUp: Writer = (game, random, language) => {
  const [label, cents] = random.pick(pack(game))
  const server = random.pick(game.servers)
  return {
    ...base(language),
    ...bySeller(random),
    title: words[language].topUp(game, label, server),
    description: words[language].topUpText(game, label, server),
    priceMinor: Math.max(10, Math.round(cents * (0.78 + random.next() * 0.24))),
    unitName: label,
    maxQuantity: 20,
    stock: random.int(50, 900),
    attributes: [
      ['amount', label],
      ['server', server],
      ['method', 'Player ID'],
    ],
  }
}

export const giftCards: Writer = (game, random, language) => {
  const [label, cents] = random.pick(pack(game))
  const region = random.pick(game.servers)
  return {
    ...base(language),
    title: words[language].card(game, label, region),
    description: words[language].cardText(game, label, region),
    priceMinor: Math.min(90_000, Math.round(cents * (0.86 + random.next() * 0.17))),
    unitName: label,
    maxQuantity: 5,
    stock: random.int(3, 12),
    deliveryMode: 'platform',
    deliveryMinutes: 1,
    instant: true,
    attributes: [
      ['amount', label],
      ['region', region],
      ['method', 'Code'],
    ],
    secrets: 'code',
  }
}

export const boosting: Writer = (game, random, language) => {
  const from = random.int(0, Math.max(0, game.ranks.length - 2))
  const to = Math.min(game.ranks.length - 1, from + random.int(1, 2))
  const route = `${game.ranks[from]} → ${game.ranks[to]}`
  const server = random.pick(game.servers)
  return {
    ...base(language),
    title: words[language].boost(game, route, server),
    description: words[language].boostText(game, route, server),
    priceMinor: natural(700 + (to + 1) ** 2 * random.int(120, 900)),
    unitName: '1 boost',
    stock: random.int(3, 30),
    deliveryMode: 'im',
    deliveryMinutes: random.pick([60, 120, 240, 720, 1440, 2880]),
    instant: false,
    attributes: [
      ['route', route],
      ['server', server],
      ['method', random.pick(['Duo', 'Self-play'])],
      ['warranty', 'Rank held for 7 days'],
    ],
  }
}
