import { dayMs } from '@tradepost/domain/time/durations'
import { seedId } from '../rows/ids.ts'
import { portraitKey, wideKey } from '../rows/media-keys.ts'
import { createRandom, type Random } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const first = [
  'Nova',
  'Pixel',
  'Kite',
  'Falcon',
  'Ember',
  'Juno',
  'Orbit',
  'Willow',
  'Atlas',
  'Mira',
  'Cobalt',
  'Sable',
  'Rune',
  'Echo',
  'Lyra',
  'Onyx',
  'Tarek',
  'Hana',
  'Yuki',
  'Noor',
  'Salma',
  'Felix',
  'Greta',
  'Omar',
  'Layan',
  'Rashid',
  'Jonas',
  'Mei',
  'Arda',
  'Zain',
]
const second = [
  'Market',
  'Vault',
  'Loot',
  'Trades',
  'Depot',
  'Forge',
  'Corner',
  'Guild',
  'Stash',
  'Works',
  'House',
  'Store',
  'Games',
  'Traders',
]

const abouts = [
  {
    en: 'Small team of players, online every evening. Everything listed here has been in our own hands.',
    de: 'Kleines Team aus Spielern, jeden Abend online. Alles hier war in unseren eigenen Händen.',
    ar: 'فريق صغير من اللاعبين متواجد كل مساء، وكل ما نعرضه هنا كان بين أيدينا.',
    ja: 'プレイヤー数人の小さなチームです。毎晩オンラインで、出品はすべて自分たちの手で確かめています。',
  },
  {
    en: 'Selling since my first raid. I answer within minutes and stay until everything works.',
    de: 'Ich verkaufe seit meinem ersten Raid, antworte in Minuten und bleibe, bis alles läuft.',
    ar: 'أبيع منذ أول غارة لعبتها. أردّ خلال دقائق وأبقى معك حتى يعمل كل شيء.',
    ja: '初めてのレイド以来ずっと販売しています。数分で返信し、すべて動くまでお付き合いします。',
  },
  {
    en: 'Stock is counted twice a day. If a number is shown, it is there.',
    de: 'Der Bestand wird zweimal am Tag gezählt. Was angezeigt wird, ist da.',
    ar: 'نعدّ المخزون مرتين يوميًا، فما يظهر متوفر فعلًا.',
    ja: '在庫は一日二回数えています。表示されている数は必ずあります。',
  },
]

const skip = (random: Random, draws: number) => {
  for (let n = 0; n < draws; n++) random.next()
}

/** Every seller opened the store before any of its offers was listed. */
const leastDays = 160

/**
 * Sellers of a site. Their marks are rows of their own; level, totals and scores follow from orders and reviews. Nobody
 * signs in as one of them, so all are offline.
 */
export function sellersOf(tenant: SeedTenant, count: number, aliases: readonly string[], now: Date) {
  const random = createRandom(`sellers ${tenant.code}`)
  const names = new Set<string>()
  const sellers = []
  for (let n = 0; n < count; n++) {
    let name = ''
    for (let tries = 0; name === '' || names.has(name); tries++) {
      name = `${random.pick(first)}${random.pick(second)}${tries > 3 ? random.int(2, 9999) : ''}`
    }
    names.add(name)
    const days = Math.max(leastDays, random.int(40, 1900))
    // Half of the sellers used to draw a level and a score. The draws stay, so that names and pictures stay.
    const drew = (n >> 3) % 3 !== 2
    skip(random, drew ? 1 : 0)
    const good = random.chance(0.9)
    sellers.push({
      tenant_id: tenant.id,
      id: seedId(tenant.id, 'seller', n),
      nick_name: name,
      about: random.pick(abouts),
      avatar_path: portraitKey('seller', n),
      banner_path: wideKey(random.pick(aliases)),
      member_since: new Date(now.getTime() - days * dayMs),
      total_orders: 0,
      review_count: 0,
      score_sum: 0,
      good,
    })
    skip(random, drew ? 7 : 6)
  }
  return sellers
}
