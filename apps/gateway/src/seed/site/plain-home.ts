import type { SiteHome } from '../../platform/sites.ts'

/** The home page of a site that has not said anything of its own yet. */
export const plainHome: SiteHome = {
  stage: [
    {
      alias: 'genshin-impact',
      title: {
        en: 'Accounts that stay yours',
        de: 'Accounts, die deine bleiben',
        ar: 'حسابات تبقى لك',
        ja: '買ったあとも、ずっとあなたのもの',
      },
      text: {
        en: 'Checked by us before you pay.',
        de: 'Von uns geprüft, bevor du zahlst.',
        ar: 'نتحقق منها قبل أن تدفع.',
        ja: 'お支払いの前に運営が確認しています。',
      },
    },
    {
      alias: 'valorant',
      title: {
        en: 'One price, no surprises',
        de: 'Ein Preis, keine Überraschung',
        ar: 'سعر واحد بلا مفاجآت',
        ja: '表示価格がそのまま支払額',
      },
      text: {
        en: 'What you see is what you pay.',
        de: 'Was du siehst, zahlst du.',
        ar: 'ما تراه هو ما تدفعه.',
        ja: 'あとから手数料は加わりません。',
      },
    },
    {
      alias: 'fortnite',
      title: { en: 'Delivered in minutes', de: 'In Minuten geliefert', ar: 'تسليم خلال دقائق', ja: '数分でお届け' },
      text: {
        en: 'Every order shows the next deadline.',
        de: 'Jede Bestellung zeigt die nächste Frist.',
        ar: 'يظهر في كل طلب الموعد التالي.',
        ja: '次の期限は注文画面でいつでも確認できます。',
      },
    },
  ],
  quick: [
    {
      title: { en: 'Verified accounts', de: 'Geprüfte Accounts', ar: 'حسابات موثقة', ja: '確認済みアカウント' },
      href: '/valorant/accounts?verified=1',
    },
    {
      title: { en: 'Instant top-ups', de: 'Sofort aufladen', ar: 'شحن فوري', ja: '即時チャージ' },
      href: '/genshin-impact/top-up?instant=1',
    },
  ],
  hotTitle: {
    en: 'What people trade today',
    de: 'Was heute gehandelt wird',
    ar: 'ما يتداوله الناس اليوم',
    ja: '今日よく取引されているゲーム',
  },
  blocks: [
    {
      icon: 'shield-check',
      title: { en: 'Your money waits', de: 'Dein Geld wartet', ar: 'أموالك محفوظة', ja: '代金はお預かりします' },
      text: {
        en: 'The seller is paid only after you confirm.',
        de: 'Der Verkäufer wird erst nach deiner Bestätigung bezahlt.',
        ar: 'لا يُدفع للبائع إلا بعد أن تؤكد الاستلام.',
        ja: '受け取りを確認していただいてから、出品者に支払われます。',
      },
    },
    {
      icon: 'badge-check',
      title: { en: 'Signed in before you', de: 'Vor dir angemeldet', ar: 'دخلناه قبلك', ja: '運営が先にログイン' },
      text: {
        en: 'Verified accounts were compared with every line of the offer.',
        de: 'Geprüfte Accounts wurden Zeile für Zeile mit dem Angebot verglichen.',
        ar: 'الحسابات الموثقة قورنت بكل سطر في العرض.',
        ja: '確認済みのアカウントは、説明と一行ずつ照合しています。',
      },
    },
    {
      icon: 'clock',
      title: { en: 'Minutes, not days', de: 'Minuten statt Tage', ar: 'دقائق لا أيام', ja: '何日も待たせません' },
      text: {
        en: 'Instant goods reach you within five minutes.',
        de: 'Sofortware ist in fünf Minuten da.',
        ar: 'تصلك السلع الفورية خلال خمس دقائق.',
        ja: '即時納品の商品は5分以内に届きます。',
      },
    },
  ],
  pairs: [
    ['genshin-impact', 'accounts'],
    ['valorant', 'accounts'],
    ['fortnite', 'accounts'],
    ['world-of-warcraft', 'coins'],
    ['old-school-runescape', 'coins'],
    ['pubg-mobile', 'top-up'],
    ['roblox', 'top-up'],
    ['steam', 'gift-cards'],
    ['diablo-iv', 'items'],
    ['league-of-legends', 'boosting'],
  ],
}
