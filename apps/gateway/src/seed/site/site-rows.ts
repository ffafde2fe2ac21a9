import { areaType } from '@tradepost/contract/constants'
import type { SiteWords } from '../../platform/sites.ts'
import type { CatalogueIds } from '../catalogue-rows.ts'
import { categories } from '../categories.ts'
import type { Kind } from '../games/game.ts'
import { seedId } from '../ids.ts'
import { wideKey } from '../media-keys.ts'
import { type SeedTenant, type WrittenLanguage, writtenFor } from '../tenants.ts'
import { buyingArticles } from './articles-buying.ts'
import { careArticles, topics } from './articles-care.ts'
import { japaneseArticles } from './articles-japanese.ts'
import { passArticles } from './articles-pass.ts'

type Locale = WrittenLanguage
const each = <T>(tenant: SeedTenant, make: (locale: Locale) => T) =>
  Object.fromEntries(writtenFor(tenant).map((locale) => [locale, make(locale)]))
const articles = [...buyingArticles, ...careArticles, ...passArticles]
const titleOf = (n: number, locale: Locale) =>
  (locale === 'ja' ? japaneseArticles[n] : articles[n]?.texts[locale])?.title ?? ''
const said = (words: SiteWords, locale: Locale) => words[locale] ?? words.en
const day = 86_400_000
const wideSize = { width: 1280, height: 400 }

export function articleRows(tenant: SeedTenant, now: Date) {
  const topicId = (key: string) =>
    seedId(
      tenant.id,
      'articleCategory',
      topics.findIndex((topic) => topic.key === key),
    )
  return {
    categories: topics.map((topic, position) => ({
      tenant_id: tenant.id,
      id: topicId(topic.key),
      names: topic.names,
      icon: topic.icon,
      position,
    })),
    articles: articles.map((article, n) => ({
      tenant_id: tenant.id,
      id: seedId(tenant.id, 'article', n),
      category_id: topicId(article.topic),
      texts: { ...article.texts, ja: japaneseArticles[n] },
      position: n,
      updated_at: new Date(now.getTime() - (n + 3) * 4 * day),
    })),
  }
}

const footer = {
  shop: { en: 'Shop', de: 'Shop', ar: 'المتجر', ja: 'ショップ' },
  help: { en: 'Help', de: 'Hilfe', ar: 'المساعدة', ja: 'ヘルプ' },
  more: { en: 'More', de: 'Mehr', ar: 'المزيد', ja: 'その他' },
  newGames: { en: 'New games', de: 'Neue Spiele', ar: 'ألعاب جديدة', ja: '新着ゲーム' },
  allGames: { en: 'All games', de: 'Alle Spiele', ar: 'كل الألعاب', ja: 'すべてのゲーム' },
  wishlist: { en: 'Wishlist', de: 'Merkliste', ar: 'قائمة الرغبات', ja: 'お気に入り' },
  centre: { en: 'Help centre', de: 'Hilfe-Center', ar: 'مركز المساعدة', ja: 'ヘルプセンター' },
  pass: { en: 'Family Game PASS', de: 'Family Game PASS', ar: 'اشتراك Family Game PASS', ja: 'Family Game PASS' },
  value: { en: 'Value calculator', de: 'Wertrechner', ar: 'حاسبة القيمة', ja: '査定ツール' },
  report: { en: 'Report a seller', de: 'Verkäufer melden', ar: 'الإبلاغ عن بائع', ja: '出品者を報告' },
} as const

/** The content of every area type, for phones (1 to 5), desks (6, 11 to 13) and both (7 to 10). */
export function pageAreaRows(tenant: SeedTenant, ids: CatalogueIds) {
  const { home } = tenant
  const article = (n: number) => seedId(tenant.id, 'article', n)
  const category = (kind: Kind) => ids.category.get(kind) ?? ''
  const link = (title: string, href: string) => ({ title, href })
  const stage = (locale: Locale) => ({
    images: home.stage.map(({ alias, title, text }) => ({
      path: wideKey(alias),
      ...wideSize,
      href: `/${alias}`,
      title: said(title, locale),
      text: said(text, locale),
    })),
  })
  const blocks = (locale: Locale) => ({
    blocks: home.blocks.map((block) => ({
      title: said(block.title, locale),
      text: said(block.text, locale),
      icon: block.icon,
    })),
  })
  const hot = (brandGroup: string, limit: number) => (locale: Locale) => ({
    title: said(home.hotTitle, locale),
    brandGroup,
    limit,
  })
  const contents: Record<number, (locale: Locale) => object> = {
    [areaType.h5HomeImage]: stage,
    [areaType.h5HotGame]: hot(tenant.style === 'mobile' ? 'popular' : 'sales', 12),
    [areaType.h5HomeText]: blocks,
    [areaType.h5CommonContent]: () => ({
      articleIds: [0, 1, 3, 6, 7].map(article),
      footerArticleIds: [0, 6, 7, 9].map(article),
    }),
    [areaType.h5AllGameHotGame]: hot('popular', 9),
    [areaType.pcOldHomeHeader]: (locale) => ({
      links: [
        ...home.quick.map(({ title, href }) => link(said(title, locale), href)),
        link(footer.newGames[locale], '/brands#new-brand'),
        ...[0, 6, 7].map((n) => link(titleOf(n, locale), `/help/article/${article(n)}`)),
      ],
    }),
    [areaType.footer]: (locale) => ({
      columns: [
        {
          title: footer.shop[locale],
          links: [
            link(footer.allGames[locale], '/all-games'),
            link(footer.wishlist[locale], '/wishlist'),
            ...categories
              .slice(0, 6)
              .map(({ kind, names }) => link(names[locale] ?? '', `/categories/${category(kind)}`)),
          ],
        },
        {
          title: footer.help[locale],
          links: [
            link(footer.centre[locale], '/help'),
            ...[0, 6, 7].map((n) => link(titleOf(n, locale), `/help/article/${article(n)}`)),
          ],
        },
        {
          title: footer.more[locale],
          links: [
            link(footer.pass[locale], '/family-game-room'),
            link(footer.value[locale], '/value-calculator'),
            link(footer.report[locale], '/report-seller'),
          ],
        },
      ],
    }),
    [areaType.rotation]: stage,
    [areaType.hotCategory]: () => ({ categoryIds: categories.map(({ kind }) => category(kind)) }),
    [areaType.comment]: () => ({ limit: 8 }),
    [areaType.pcHomeImage]: stage,
    [areaType.pcHomeHotBrandCategory]: () => ({
      entries: home.pairs.flatMap(([alias, kind]) => {
        const brandId = ids.brand.get(alias)
        return brandId ? [{ brandId, categoryId: category(kind as Kind) }] : []
      }),
    }),
    [areaType.pcHomeText]: blocks,
  }
  return Object.entries(contents).map(([type, content]) => ({
    tenant_id: tenant.id,
    area_type: Number(type),
    content: each(tenant, content),
  }))
}

export function noticeRows(tenant: SeedTenant, now: Date) {
  const texts = [
    {
      type: 'site',
      en: ['Reviews now show the seller’s reply', 'Read both sides before you buy: replies stand under each review.'],
      de: [
        'Bewertungen zeigen jetzt die Antwort des Verkäufers',
        'Lies beide Seiten, bevor du kaufst: Antworten stehen unter jeder Bewertung.',
      ],
      ar: ['التقييمات تعرض رد البائع', 'اقرأ الطرفين قبل الشراء، فالردود تظهر أسفل كل تقييم.'],
      ja: [
        'レビューに出品者の返信が表示されます',
        '購入前に両方の声を読めるよう、返信を各レビューの下に表示しています。',
      ],
    },
    {
      type: 'payment',
      en: ['Pay within 15 minutes', 'Your goods are reserved for 15 minutes after you press Buy now.'],
      de: ['Zahle innerhalb von 15 Minuten', 'Nach „Jetzt kaufen“ ist deine Ware 15 Minuten reserviert.'],
      ar: ['ادفع خلال 15 دقيقة', 'تُحجز مشترياتك 15 دقيقة بعد الضغط على «اشترِ الآن».'],
      ja: ['15分以内にお支払いください', '「今すぐ購入」を押してから15分間、商品を確保します。'],
    },
    {
      type: 'rental',
      en: ['Try the sign-in right away', 'Complaints about a rental are possible within 30 minutes of ordering.'],
      de: ['Melde dich gleich an', 'Beschwerden zu einer Miete sind 30 Minuten nach der Bestellung möglich.'],
      ar: ['جرّب الدخول فورًا', 'الشكوى من التأجير متاحة خلال 30 دقيقة من الطلب.'],
      ja: ['すぐにログインをお試しください', 'レンタルの不具合は、注文から30分以内に申し出ることができます。'],
    },
  ] as const
  return texts.map((notice, n) => ({
    tenant_id: tenant.id,
    id: seedId(tenant.id, 'notice', n),
    type: notice.type,
    texts: each(tenant, (locale) => ({ title: notice[locale][0], text: notice[locale][1] })),
    published_at: new Date(now.getTime() - (n + 2) * day),
    ends_at: null,
  }))
}

export function sceneRows(tenant: SeedTenant) {
  const texts: [scene: string, key: string, words: Record<Locale, string>][] = [
    [
      'rental-login',
      'wait',
      {
        en: 'The account is being prepared. This takes up to five minutes.',
        de: 'Der Account wird vorbereitet. Das dauert bis zu fünf Minuten.',
        ar: 'يجري تجهيز الحساب، وقد يستغرق ذلك خمس دقائق.',
        ja: 'アカウントを準備しています。最長で5分かかります。',
      },
    ],
    [
      'rental-login',
      'failed',
      {
        en: 'Sign-in failed? Send us a screenshot within 30 minutes of ordering.',
        de: 'Anmeldung gescheitert? Schick uns innerhalb von 30 Minuten einen Screenshot.',
        ar: 'فشل الدخول؟ أرسل لقطة خلال 30 دقيقة من الطلب.',
        ja: 'ログインできない場合は、注文から30分以内にスクリーンショットをお送りください。',
      },
    ],
    [
      'order-chat',
      'greeting',
      {
        en: 'Keep everything in this chat. We never ask for your password.',
        de: 'Bleib in diesem Chat. Wir fragen nie nach deinem Passwort.',
        ar: 'أبقِ كل شيء في هذه المحادثة، ولن نطلب كلمة مرورك أبدًا.',
        ja: 'やり取りはすべてこのチャットで行ってください。パスワードをお尋ねすることはありません。',
      },
    ],
    [
      'order-chat',
      'confirm',
      {
        en: 'Check everything before you confirm: the seller is paid then.',
        de: 'Prüfe alles, bevor du bestätigst: Dann wird der Verkäufer bezahlt.',
        ar: 'تحقق من كل شيء قبل التأكيد، فعندها يُدفع للبائع.',
        ja: '内容を確かめてから受け取りを確認してください。確認すると出品者に支払われます。',
      },
    ],
    [
      'checkout',
      'email',
      {
        en: 'Goods are sent to this address. Check it twice.',
        de: 'An diese Adresse wird geliefert. Prüfe sie zweimal.',
        ar: 'تُرسل المشتريات إلى هذا العنوان، فتحقق منه مرتين.',
        ja: '商品はこのメールアドレスに届きます。もう一度お確かめください。',
      },
    ],
  ]
  return texts.map(([scene, key, words], position) => ({ tenant_id: tenant.id, scene, key, texts: words, position }))
}

export function templateRows(tenant: SeedTenant) {
  const stage = tenant.home.stage[0]?.alias
  const heroes = ['index', 'rental', 'game-sharing']
  const keys = [
    'index',
    'brand',
    'brand-category',
    'all-games',
    'brands',
    'categories',
    ...categories.map(({ kind }) => kind),
  ]
  return [1, 2].flatMap((terminal_type) =>
    keys.map((page_key) => ({
      tenant_id: tenant.id,
      terminal_type,
      page_key,
      template: page_key,
      hero_path: stage && heroes.includes(page_key) ? wideKey(stage) : null,
    })),
  )
}
