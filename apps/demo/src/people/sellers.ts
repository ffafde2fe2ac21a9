import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { seedId } from '../rows/ids.ts'
import { portraitKey, wideKey } from '../rows/media-keys.ts'
import { createRandom } from '../rows/random.ts'
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

const score = (base: number, random: { next(): number }) =>
  Math.min(5, Math.round((base + random.next() * 0.8) * 10) / 10)

/** Sellers of a site, with and without a level. Their marks are rows of their own. */
export function sellersOf(tenant: SeedTenant, count: number, aliases: readonly string[], now: Date) {
  const random = createRandom(`sellers ${tenant.code}`)
  const names = new Set<string>()
  const sellers = []
  const levels = []
  for (let n = 0; n < count; n++) {
    let name = ''
    for (let tries = 0; name === '' || names.has(name); tries++) {
      name = `${random.pick(first)}${random.pick(second)}${tries > 3 ? random.int(2, 9999) : ''}`
    }
    names.add(name)
    const since = new Date(now.getTime() - random.int(40, 1900) * dayMs)
    // Every second seller of each combination has no level yet.
    const level = (n >> 3) % 3 === 2 ? null : random.int(1, 6)
    const id = seedId(tenant.id, 'seller', n)
    const good = random.chance(0.9)
    sellers.push({
      tenant_id: tenant.id,
      id,
      nick_name: name,
      about: random.pick(abouts),
      avatar_path: portraitKey('seller', n),
      banner_path: wideKey(random.pick(aliases)),
      level,
      delivery_speed: score(good ? 4.2 : 3, random),
      service_attitude: score(good ? 4.2 : 3, random),
      product_description: score(good ? 4.2 : 3, random),
      performance_score: level === null ? null : Math.round((good ? 78 : 52) * 10 + random.next() * 210) / 10,
      total_orders: random.int(12, 14_000),
      presence: random.pick(['online', 'online', 'offline', 'auto']),
      last_seen_at: new Date(now.getTime() - random.int(1, 4000) * minuteMs),
      member_since: since,
      review_count: 0,
      score_sum: 0,
      good,
    })
    for (let step = 1; level !== null && step <= level; step++) {
      const reached = since.getTime() + ((now.getTime() - since.getTime()) * step) / (level + 1)
      levels.push({ tenant_id: tenant.id, seller_id: id, since: new Date(reached), level: step })
    }
  }
  return { sellers, levels }
}
