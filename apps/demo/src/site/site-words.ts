import type { Locale } from '@tradepost/i18n'
import type { SiteLanguage } from '../tenant/tenants.ts'

type Words<T> = Readonly<Record<SiteLanguage, T>>

/** Columns and links of the footer. */
export const footer = {
  shop: { en: 'Shop', de: 'Shop', ar: 'المتجر', ja: 'ショップ', fr: 'Boutique', es: 'Tienda', kr: '쇼핑', zh: '购物' },
  help: { en: 'Help', de: 'Hilfe', ar: 'المساعدة', ja: 'ヘルプ', fr: 'Aide', es: 'Ayuda', kr: '도움말', zh: '帮助' },
  more: { en: 'More', de: 'Mehr', ar: 'المزيد', ja: 'その他', fr: 'Plus', es: 'Más', kr: '더보기', zh: '更多' },
  newGames: {
    en: 'New games',
    de: 'Neue Spiele',
    ar: 'ألعاب جديدة',
    ja: '新着ゲーム',
    fr: 'Nouveaux jeux',
    es: 'Juegos nuevos',
    kr: '새로운 게임',
    zh: '新游戏',
  },
  allGames: {
    en: 'All games',
    de: 'Alle Spiele',
    ar: 'كل الألعاب',
    ja: 'すべてのゲーム',
    fr: 'Tous les jeux',
    es: 'Todos los juegos',
    kr: '모든 게임',
    zh: '全部游戏',
  },
  wishlist: {
    en: 'Wishlist',
    de: 'Merkliste',
    ar: 'قائمة الرغبات',
    ja: 'お気に入り',
    fr: 'Liste d’envies',
    es: 'Lista de deseos',
    kr: '찜 목록',
    zh: '收藏',
  },
  centre: {
    en: 'Help Center',
    de: 'Hilfe-Center',
    ar: 'مركز المساعدة',
    ja: 'ヘルプセンター',
    fr: 'Centre d’aide',
    es: 'Centro de ayuda',
    kr: '도움말 센터',
    zh: '帮助中心',
  },
  pass: {
    en: 'Family Game PASS',
    de: 'Family Game PASS',
    ar: 'اشتراك Family Game PASS',
    ja: 'Family Game PASS',
    fr: 'Family Game PASS',
    es: 'Family Game PASS',
    kr: 'Family Game PASS',
    zh: 'Family Game PASS',
  },
  value: {
    en: 'Value calculator',
    de: 'Wertrechner',
    ar: 'حاسبة القيمة',
    ja: 'アカウント査定',
    fr: 'Calculateur de valeur',
    es: 'Calculadora de valor',
    kr: '계정 시세 계산기',
    zh: '账号估价',
  },
  report: {
    en: 'Report a seller',
    de: 'Verkäufer melden',
    ar: 'الإبلاغ عن بائع',
    ja: '出品者を通報',
    fr: 'Signaler un vendeur',
    es: 'Denunciar a un vendedor',
    kr: '판매자 신고',
    zh: '举报卖家',
  },
} satisfies Record<string, Words<string>>

type Notice = Readonly<Record<Locale, readonly [title: string, text: string]>>

/** Announcements: title and text, in every language that a shop may have. */
export const notices: readonly (Notice & { type: string })[] = [
  {
    type: 'site',
    en: ['Sellers can now answer reviews', 'Their replies appear below each review.'],
    de: [
      'Bewertungen jetzt mit Antwort',
      'Lies beide Seiten, bevor du kaufst: Antworten stehen unter jeder Bewertung.',
    ],
    ar: ['التقييمات تعرض رد البائع', 'اقرأ الطرفين قبل الشراء، فالردود تظهر أسفل كل تقييم.'],
    ja: [
      'レビューに出品者の返信が表示されます',
      '購入前に両方の声を読めるよう、返信を各レビューの下に表示しています。',
    ],
    fr: [
      'Les avis montrent désormais la réponse du vendeur',
      'Lisez les deux versions avant d’acheter : les réponses se trouvent sous chaque avis.',
    ],
    es: [
      'Reseñas con la respuesta del vendedor',
      'Lee las dos partes antes de comprar: las respuestas están debajo de cada reseña.',
    ],
    kr: ['후기에 판매자의 답글이 표시돼요', '구매하기 전에 양쪽 이야기를 읽어 보세요. 답글은 후기 아래에 있어요.'],
    zh: ['评价现已显示卖家回复', '购买前可看双方说法：回复显示在每条评价下方。'],
    it: [
      'Le recensioni ora mostrano la risposta del venditore',
      'Leggi entrambe le versioni prima di acquistare: le risposte si trovano sotto ogni recensione.',
    ],
    ru: [
      'В отзывах теперь виден ответ продавца',
      'Перед покупкой прочитайте обе стороны: ответ продавца стоит под каждым отзывом.',
    ],
    id: [
      'Ulasan kini menampilkan jawaban penjual',
      'Baca dari kedua pihak sebelum membeli: jawaban ada di bawah setiap ulasan.',
    ],
    th: ['รีวิวแสดงคำตอบของผู้ขายแล้ว', 'อ่านจากทั้งสองฝ่ายก่อนซื้อ คำตอบอยู่ใต้รีวิวแต่ละรายการ'],
    ms: [
      'Ulasan kini memaparkan jawapan penjual',
      'Baca daripada kedua-dua pihak sebelum membeli: jawapan terletak di bawah setiap ulasan.',
    ],
    pt: [
      'As avaliações agora mostram a resposta do vendedor',
      'Leia os dois lados antes de comprar: as respostas ficam abaixo de cada avaliação.',
    ],
  },
  {
    type: 'payment',
    en: ['Pay within 15 minutes', 'Your goods are reserved for 15 minutes after you press Buy now.'],
    de: ['Zahle innerhalb von 15 Minuten', 'Nach „Jetzt kaufen“ ist deine Ware 15 Minuten reserviert.'],
    ar: ['ادفع خلال 15 دقيقة', 'تُحجز مشترياتك 15 دقيقة بعد الضغط على «اشترِ الآن».'],
    ja: ['15分以内にお支払いください', '「今すぐ購入」を押してから15分間、商品を確保します。'],
    fr: ['Payez dans les 15 minutes', 'Après « Acheter », vos articles sont réservés 15 minutes.'],
    es: ['Paga en 15 minutos', 'Tras pulsar «Comprar ahora» te reservamos la compra 15 minutos.'],
    kr: ['15분 안에 결제해 주세요', '‘바로 구매’를 누르면 15분 동안 상품을 확보해 드려요.'],
    zh: ['请在 15 分钟内付款', '点击“立即购买”后，商品为你保留 15 分钟。'],
    it: ['Paga entro 15 minuti', 'Dopo «Compra ora» i tuoi articoli restano riservati per 15 minuti.'],
    ru: ['Оплатите в течение 15 минут', 'После нажатия «Купить сейчас» товар забронирован за вами на 15 минут.'],
    id: ['Bayar dalam 15 menit', 'Setelah kamu menekan “Beli sekarang”, barangmu disimpan selama 15 menit.'],
    th: ['ชำระเงินภายใน 15 นาที', 'หลังจากกด “ซื้อเลย” เราจะกันสินค้าไว้ให้คุณ 15 นาที'],
    ms: ['Bayar dalam masa 15 minit', 'Selepas anda menekan “Beli sekarang”, barang anda disimpan selama 15 minit.'],
    pt: ['Pague em até 15 minutos', 'Depois de clicar em “Comprar agora”, seus itens ficam reservados por 15 minutos.'],
  },
  {
    type: 'rental',
    en: ['Try the sign-in right away', 'Complaints about a rental are possible within 30 minutes of ordering.'],
    de: ['Melde dich gleich an', 'Reklamieren kannst du eine Miete nur innerhalb von 30 Minuten nach der Bestellung.'],
    ar: ['جرّب الدخول فورًا', 'الشكوى من التأجير متاحة خلال 30 دقيقة من الطلب.'],
    ja: ['すぐにログインをお試しください', 'レンタルの不具合は、注文から30分以内に申告できます。'],
    fr: [
      'Essayez tout de suite la connexion',
      'Un problème de location se signale dans les 30 minutes suivant la commande.',
    ],
    es: [
      'Prueba enseguida a iniciar sesión',
      'Puedes reclamar por un alquiler en los 30 minutos siguientes al pedido.',
    ],
    kr: ['바로 로그인해 보세요', '대여 문제는 주문 후 30분 안에 알릴 수 있어요.'],
    zh: ['请立即尝试登录', '租号登录不上，下单后 30 分钟内可投诉。'],
    it: ['Prova subito ad accedere', 'Puoi fare reclamo per un noleggio entro 30 minuti dall’ordine.'],
    ru: ['Сразу попробуйте войти', 'Пожаловаться на аренду можно в течение 30 минут после заказа.'],
    id: ['Langsung coba login', 'Keluhan tentang sewa bisa diajukan dalam 30 menit setelah pemesanan.'],
    th: ['ลองล็อกอินทันที', 'แจ้งปัญหาเกี่ยวกับการเช่าได้ภายใน 30 นาทีหลังสั่งซื้อ'],
    ms: ['Cuba log masuk segera', 'Aduan tentang sewaan boleh dibuat dalam masa 30 minit selepas pesanan.'],
    pt: ['Teste o login na hora', 'Você pode reclamar de um aluguel em até 30 minutos após o pedido.'],
  },
]

/** Texts of scenes. */
export const scenes: readonly (readonly [scene: string, key: string, words: Words<string>])[] = [
  [
    'rental-login',
    'wait',
    {
      en: 'The account is being prepared. This takes up to five minutes.',
      de: 'Der Account wird vorbereitet. Das dauert bis zu fünf Minuten.',
      ar: 'يجري تجهيز الحساب، وقد يستغرق ذلك خمس دقائق.',
      ja: 'アカウントを準備しています。最長で5分かかります。',
      fr: 'Le compte est en préparation. Cela prend cinq minutes au plus.',
      es: 'Estamos preparando la cuenta. Tarda cinco minutos como mucho.',
      kr: '계정을 준비하고 있어요. 최대 5분 걸려요.',
      zh: '正在准备账号，最多需要五分钟。',
    },
  ],
  [
    'rental-login',
    'failed',
    {
      en: 'Sign-in failed? Send us a screenshot within 30 minutes of ordering.',
      de: 'Anmeldung gescheitert? Schick uns innerhalb von 30 Minuten nach der Bestellung einen Screenshot.',
      ar: 'فشل الدخول؟ أرسل لقطة خلال 30 دقيقة من الطلب.',
      ja: 'ログインできない場合は、注文から30分以内にスクリーンショットをお送りください。',
      fr: 'La connexion échoue ? Envoyez-nous une capture dans les 30 minutes suivant la commande.',
      es: '¿No puedes iniciar sesión? Mándanos una captura en los 30 minutos siguientes al pedido.',
      kr: '로그인이 안 되나요? 주문 후 30분 안에 스크린샷을 보내 주세요.',
      zh: '无法登录？请在下单后 30 分钟内发送截图。',
    },
  ],
  [
    'order-chat',
    'greeting',
    {
      en: 'Keep everything in this chat. We never ask for your password.',
      de: 'Bleib in diesem Chat. Wir fragen nie nach deinem Passwort.',
      ar: 'أبقِ كل شيء في هذه المحادثة، ولن نطلب كلمة مرورك أبدًا.',
      ja: 'やり取りはすべてこのメッセージで行ってください。パスワードをお尋ねすることはありません。',
      fr: 'Gardez tout dans cette conversation. Nous ne demandons jamais votre mot de passe.',
      es: 'Mantenlo todo en este chat. Nunca te pedimos la contraseña.',
      kr: '모든 이야기는 이 채팅에서 나눠 주세요. 비밀번호는 절대 묻지 않아요.',
      zh: '请在此聊天中沟通。我们绝不会索要你的密码。',
    },
  ],
  [
    'order-chat',
    'confirm',
    {
      en: 'Check everything before you confirm: the seller is paid then.',
      de: 'Prüfe alles, bevor du bestätigst: Mit der Bestätigung wird der Verkäufer bezahlt.',
      ar: 'تحقق من كل شيء قبل التأكيد، فعندها يُدفع للبائع.',
      ja: '内容を確かめてから受け取りを確認してください。確認すると出品者に支払われます。',
      fr: 'Vérifiez tout avant de confirmer : c’est alors que le vendeur est payé.',
      es: 'Compruébalo todo antes de confirmar: entonces cobra el vendedor.',
      kr: '확정하기 전에 모두 확인하세요. 확정하면 판매자에게 대금이 지급돼요.',
      zh: '确认前请检查清楚：确认后货款将付给卖家。',
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
      fr: 'Vos achats partent à cette adresse. Vérifiez-la deux fois.',
      es: 'Lo que compres se envía a esta dirección. Revísala bien.',
      kr: '상품을 이 주소로 보내 드려요. 한 번 더 확인해 주세요.',
      zh: '商品会发送到此邮箱，请再次核对。',
    },
  ],
]
