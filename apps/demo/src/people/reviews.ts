import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import type { SeedOffer } from '../offers/offer-rows.ts'
import { seedId } from '../rows/ids.ts'
import { createRandom } from '../rows/random.ts'
import type { SeedTenant, WrittenLanguage } from '../tenant/tenants.ts'

type Level = 'positive' | 'neutral' | 'negative'

const texts: Readonly<Record<WrittenLanguage, Readonly<Record<Level, readonly string[]>>>> = {
  en: {
    positive: [
      'Details arrived two minutes after paying, everything as described.',
      'Third time here. Changed e-mail and password without any trouble.',
      'Friendly chat, quick handover, fair price.',
      'Was nervous at first, but the seller walked me through every step.',
      'Exactly the skins from the pictures. Very happy.',
      'Code worked at the first try.',
      'Fast and polite, would buy again.',
    ],
    neutral: [
      'All good in the end, but it took an hour longer than promised.',
      'Account is fine, the pictures were a little old though.',
      'Delivery was okay, answers in chat were short.',
    ],
    negative: [
      'Waited most of a day and had to ask twice.',
      'One of the listed skins was missing; got part of the money back.',
      'The code was for another region, refund took two days.',
    ],
  },
  de: {
    positive: [
      'Nach drei Minuten war alles da, genau wie beschrieben.',
      'Netter Kontakt, hat mir beim Ändern der E-Mail geholfen.',
      'Schnell, ehrlich, gerne wieder.',
    ],
    neutral: [
      'Hat geklappt, nur etwas später als angekündigt.',
      'Account in Ordnung, Bilder waren nicht ganz aktuell.',
    ],
    negative: ['Ich musste zweimal nachfragen, bis etwas passiert ist.', 'Ein Skin fehlte, dafür gab es Geld zurück.'],
  },
  ar: {
    positive: [
      'وصلت البيانات خلال دقيقتين وكل شيء كما في الوصف.',
      'بائع محترم وسريع، ساعدني في تغيير البريد.',
      'تعامل ممتاز وسأشتري منه مرة أخرى.',
      'الكود اشتغل من أول محاولة.',
    ],
    neutral: ['تم التسليم لكن بعد ساعة من الموعد.', 'الحساب جيد لكن الصور قديمة قليلًا.'],
    negative: ['انتظرت يومًا كاملًا وسألت مرتين.', 'نقص أحد العناصر المذكورة واسترددت جزءًا من المبلغ.'],
  },
  ja: {
    positive: [
      '支払いから2分で届きました。説明どおりです。',
      '三度目の利用です。メールとパスワードの変更も問題なくできました。',
      '丁寧な対応で受け渡しも早く、安心できました。',
      '初めてで不安でしたが、手順を一つずつ教えてくれました。',
      'コードは一度で使えました。また利用します。',
    ],
    neutral: [
      '問題なく届きましたが、予定より1時間ほど遅れました。',
      'アカウントは良好ですが、画像が少し古かったです。',
    ],
    negative: ['半日以上待ち、二度問い合わせました。', '記載のスキンが一つなく、一部返金してもらいました。'],
  },
}
const replies = {
  en: {
    positive: 'Thank you, enjoy it!',
    neutral: 'Sorry for the wait; thank you for your patience.',
    negative: 'I am sorry about that. I have changed how I check my stock.',
  },
  de: {
    positive: 'Danke dir, viel Spaß damit!',
    neutral: 'Entschuldige die Verzögerung und danke für deine Geduld.',
    negative: 'Das tut mir leid. Ich prüfe meinen Bestand jetzt anders.',
  },
  ar: {
    positive: 'شكرًا لك، استمتع باللعب!',
    neutral: 'نعتذر عن التأخير ونشكر صبرك.',
    negative: 'نعتذر عما حدث، وقد غيّرنا طريقة فحص المخزون.',
  },
  ja: {
    positive: 'ありがとうございます。どうぞお楽しみください。',
    neutral: 'お待たせして申し訳ありません。お待ちいただきありがとうございました。',
    negative: '申し訳ありませんでした。在庫の確認方法を見直しました。',
  },
} as const
/** Languages of the authors of reviews, by a site's first language. All are equally likely. */
const reviewersOf: Readonly<{ en: readonly WrittenLanguage[] } & Record<string, readonly WrittenLanguage[]>> = {
  en: ['en', 'en', 'en', 'de'],
  ar: ['ar', 'ar', 'en'],
  de: ['de', 'de', 'en'],
  ja: ['ja', 'ja', 'ja', 'en'],
}
const authors = [
  'm***a',
  'K***k',
  'l***z',
  'S***r',
  'a***7',
  'T***o',
  'n***e',
  'Y***i',
  'r***n',
  'O***d',
  'j***s',
  'H***m',
  'f***x',
  'D***w',
]

/** The mean score of each seller's reviews, as the database will compute it. */
export function ratingsOf(reviews: readonly { seller_id: string; score: number }[]): Map<string, number> {
  const sums = new Map<string, { total: number; n: number }>()
  for (const { seller_id, score } of reviews) {
    const sum = sums.get(seller_id) ?? { total: 0, n: 0 }
    sums.set(seller_id, { total: sum.total + score, n: sum.n + 1 })
  }
  return new Map([...sums].map(([id, { total, n }]) => [id, Math.round((total * 10) / n) / 10]))
}

/** Reviews of some offers, of all three levels, some with the seller's reply. */
export function reviewsOf(tenant: SeedTenant, offers: Iterable<SeedOffer>, max: number, now: Date) {
  const random = createRandom(`reviews ${tenant.code}`)
  const rows = []
  for (const offer of offers) {
    if (rows.length >= max) break
    const count = random.chance(0.45) ? random.int(1, 4) : 0
    for (let k = 0; k < count; k++) {
      const chance = random.next() + (offer.sellerGood ? 0.1 : -0.25)
      const level: Level = chance > 0.16 ? 'positive' : chance > 0.06 ? 'neutral' : 'negative'
      const language = random.pick(reviewersOf[tenant.languages[0] ?? 'en'] ?? reviewersOf.en)
      const created = now.getTime() - random.int(60, 200 * 1440) * minuteMs
      const replied = random.chance(0.35)
      rows.push({
        tenant_id: tenant.id,
        id: seedId(tenant.id, 'review', rows.length),
        offer_id: offer.row.id,
        seller_id: offer.row.seller_id,
        author_name: random.pick(authors),
        level,
        score: level === 'positive' ? random.pick([5, 5, 5, 4]) : level === 'neutral' ? 3 : random.pick([1, 2]),
        text: random.pick(texts[language][level]),
        text_language: language,
        created_at: new Date(created),
        reply_text: replied ? replies[language][level] : null,
        reply_at: replied ? new Date(Math.min(now.getTime(), created + (random.int(1, 30) * dayMs) / 10)) : null,
      })
    }
  }
  return rows
}
