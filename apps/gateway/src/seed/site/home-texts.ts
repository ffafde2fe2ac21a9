type Words = { en: string; de: string; ar: string }
interface Block {
  title: Words
  text: Words
  icon: string
}
export interface HomeTexts {
  /** Games on the home stage, in order, with what is said over them. */
  stage: { alias: string; title: Words; text: Words }[]
  /** Short ways into lists people ask for. */
  quick: { title: Words; href: string }[]
  hotTitle: Words
  blocks: Block[]
  /** Game and category pairs of the desktop home. */
  pairs: [alias: string, kind: string][]
}

/** What each site says on its home page: one speaks to collectors at a desk, the other to players with a phone. */
export const homeTexts: Readonly<Record<string, HomeTexts>> = {
  lumen: {
    stage: [
      {
        alias: 'world-of-warcraft',
        title: {
          en: 'Gold on your realm tonight',
          de: 'Gold auf deinem Realm, heute Abend',
          ar: 'ذهب على خادمك الليلة',
        },
        text: {
          en: 'Counted stock, named traders, one price.',
          de: 'Gezählter Bestand, benannte Händler, ein Preis.',
          ar: 'مخزون معدود وبائعون معروفون وسعر واحد.',
        },
      },
      {
        alias: 'valorant',
        title: { en: 'Accounts that stay yours', de: 'Accounts, die deine bleiben', ar: 'حسابات تبقى لك' },
        text: {
          en: 'Checked by us, insured for 365 days.',
          de: 'Von uns geprüft, 365 Tage versichert.',
          ar: 'نتحقق منها ونؤمّنها 365 يومًا.',
        },
      },
      {
        alias: 'elden-ring',
        title: { en: 'Two hundred worlds, one PASS', de: 'Zweihundert Welten, ein PASS', ar: 'مئتا عالم واشتراك واحد' },
        text: {
          en: 'Shared games for thirty days.',
          de: 'Geteilte Spiele für dreißig Tage.',
          ar: 'ألعاب مشتركة لثلاثين يومًا.',
        },
      },
    ],
    quick: [
      {
        title: { en: 'Verified Valorant accounts', de: 'Geprüfte Valorant-Accounts', ar: 'حسابات Valorant موثقة' },
        href: '/valorant/accounts?verified=1',
      },
      {
        title: { en: 'Fastest WoW gold', de: 'WoW-Gold, am schnellsten', ar: 'ذهب WoW الأسرع' },
        href: '/world-of-warcraft/coins?sort=fast-delivery',
      },
    ],
    hotTitle: { en: 'What people trade today', de: 'Was heute gehandelt wird', ar: 'ما يتداوله الناس اليوم' },
    blocks: [
      {
        icon: 'badge-check',
        title: { en: 'Signed in before you', de: 'Vor dir angemeldet', ar: 'دخلناه قبلك' },
        text: {
          en: 'Verified accounts were opened by our team and compared with every line of the offer.',
          de: 'Geprüfte Accounts hat unser Team geöffnet und Zeile für Zeile mit dem Angebot verglichen.',
          ar: 'الحسابات الموثقة فتحها فريقنا وقارنها بكل سطر في العرض.',
        },
      },
      {
        icon: 'shield-check',
        title: { en: 'A year of insurance', de: 'Ein Jahr Versicherung', ar: 'عام من التأمين' },
        text: {
          en: 'If a former owner takes an insured account back within 365 days, you get all of it refunded.',
          de: 'Holt ein Vorbesitzer einen versicherten Account in 365 Tagen zurück, bekommst du alles erstattet.',
          ar: 'إن استرجع مالك سابق حسابًا مؤمَّنًا خلال 365 يومًا تسترد كامل المبلغ.',
        },
      },
      {
        icon: 'clock',
        title: { en: 'Minutes, not days', de: 'Minuten statt Tage', ar: 'دقائق لا أيام' },
        text: {
          en: 'Details of instant goods reach you within five minutes; every order shows the next deadline.',
          de: 'Sofortware ist in fünf Minuten da; jede Bestellung zeigt die nächste Frist.',
          ar: 'تصلك بيانات السلع الفورية خلال خمس دقائق، ويظهر في كل طلب الموعد التالي.',
        },
      },
    ],
    pairs: [
      ['world-of-warcraft', 'coins'],
      ['old-school-runescape', 'coins'],
      ['path-of-exile-2', 'coins'],
      ['valorant', 'accounts'],
      ['league-of-legends', 'accounts'],
      ['fortnite', 'accounts'],
      ['steam', 'gift-cards'],
      ['rocket-league', 'items'],
      ['elden-ring', 'game-sharing'],
      ['diablo-iv', 'items'],
    ],
  },
  sahra: {
    stage: [
      {
        alias: 'pubg-mobile',
        title: { ar: 'شدات ببجي في دقيقة', en: 'UC in a minute', de: 'UC in einer Minute' },
        text: {
          ar: 'بمعرّف اللاعب فقط وبالدرهم.',
          en: 'By player ID alone, priced in dirhams.',
          de: 'Nur mit Spieler-ID, in Dirham.',
        },
      },
      {
        alias: 'genshin-impact',
        title: { ar: 'حسابات بخمس نجوم', en: 'Five-star accounts', de: 'Fünf-Sterne-Accounts' },
        text: {
          ar: 'محتوى موثق ووصول كامل للبريد.',
          en: 'Verified contents, full e-mail access.',
          de: 'Geprüfter Inhalt, voller E-Mail-Zugriff.',
        },
      },
      {
        alias: 'ea-sports-fc-26',
        title: { ar: 'ابنِ تشكيلتك الليلة', en: 'Build your squad tonight', de: 'Bau heute dein Team' },
        text: {
          ar: 'عملات وحسابات من بائعين قريبين منك.',
          en: 'Coins and accounts from sellers near you.',
          de: 'Coins und Accounts von Verkäufern in deiner Nähe.',
        },
      },
    ],
    quick: [
      {
        title: { ar: 'شدات ببجي فورًا', en: 'Instant PUBG Mobile UC', de: 'PUBG-Mobile-UC sofort' },
        href: '/pubg-mobile/top-up?instant=1',
      },
      {
        title: { ar: 'حسابات Genshin موثقة', en: 'Verified Genshin accounts', de: 'Geprüfte Genshin-Accounts' },
        href: '/genshin-impact/accounts?verified=1',
      },
    ],
    hotTitle: {
      ar: 'الأكثر شحنًا هذا الأسبوع',
      en: 'Most topped up this week',
      de: 'Diese Woche am meisten aufgeladen',
    },
    blocks: [
      {
        icon: 'zap',
        title: { ar: 'شحن بلا كلمة مرور', en: 'Top up without a password', de: 'Aufladen ohne Passwort' },
        text: {
          ar: 'نحتاج معرّف اللاعب والسيرفر فقط، والباقي علينا.',
          en: 'We need your player ID and server. Nothing else.',
          de: 'Wir brauchen Spieler-ID und Server. Sonst nichts.',
        },
      },
      {
        icon: 'message-circle',
        title: { ar: 'دعم بالعربية', en: 'Help in Arabic', de: 'Hilfe auf Arabisch' },
        text: {
          ar: 'فريقنا معك في كل طلب من الظهيرة حتى الفجر.',
          en: 'Our team is with you on every order, from noon till dawn.',
          de: 'Unser Team begleitet jede Bestellung, von Mittag bis Morgengrauen.',
        },
      },
      {
        icon: 'shield-check',
        title: { ar: 'أموالك محفوظة', en: 'Your money is kept', de: 'Dein Geld liegt sicher' },
        text: {
          ar: 'لا يُدفع للبائع إلا بعد أن تؤكد الاستلام.',
          en: 'The seller is paid only after you confirm.',
          de: 'Der Verkäufer wird erst nach deiner Bestätigung bezahlt.',
        },
      },
    ],
    pairs: [
      ['pubg-mobile', 'top-up'],
      ['mobile-legends', 'top-up'],
      ['free-fire', 'top-up'],
      ['roblox', 'top-up'],
      ['yalla-ludo', 'top-up'],
      ['genshin-impact', 'accounts'],
      ['ea-sports-fc-26', 'coins'],
      ['playstation-store', 'gift-cards'],
      ['apple-gift-card', 'gift-cards'],
      ['clash-of-clans', 'accounts'],
    ],
  },
}
