import type { Game } from '../games/game.ts'
import type { Random } from '../rows/random.ts'
import type { AccountFacts } from './accounts.ts'
import type { Draft, TextLanguage } from './draft.ts'

type Title = (game: Game, account: AccountFacts) => string
interface Words {
  titles: Title[]
  rentals: Title[]
  description: (game: Game, account: AccountFacts, random: Random) => string
  rentalDescription: (game: Game, account: AccountFacts, random: Random) => string
  sharing: (game: Game, edition: string, slot: string) => string
  sharingDescription: (game: Game, edition: string, slot: string) => string
}

const first = (account: AccountFacts) => account.prized[0] ?? ''
const list = (account: AccountFacts) => account.prized.join(', ')

const enNotes = [
  'I stopped playing this season, so the account is free to go to somebody who will use it.',
  'Played by one person since day one; no boosting, no shared logins.',
  'Bought, checked and listed the same day. Nothing was changed on it.',
  'Season rewards of the last three seasons are on the account.',
]

export const accountWords: Readonly<Record<TextLanguage, Words>> = {
  en: {
    titles: [
      (game, a) =>
        `${a.rank} · ${list(a)} · ${a.count} skins · ${a.server}`.replace(
          'skins',
          game.genre === 'gacha' ? 'pulls saved' : game.genre === 'mmo' ? 'mounts' : 'skins',
        ),
      (game, a) => `${game.name} ${a.rank} account with ${first(a)}, full email access`,
      (_, a) => `${first(a)} + ${a.count} more, ${a.rank}, ${a.platform} ${a.server}`,
      (_, a) => `[${a.server}] ${a.rank}, ${list(a)}, never banned`,
      (game, a) => `Hand-levelled ${a.rank} ${game.name} account, ${a.platform}, first owner`,
    ],
    rentals: [
      (_, a) => `Play 14 days: ${a.rank} with ${first(a)}, ${a.server}`,
      (game, a) => `${game.name} rental, ${list(a)}, ${a.platform}`,
    ],
    description: (game, a, random) =>
      `${game.name} account on ${a.server} (${a.platform}). Rank ${a.rank}, ${a.count} collectibles, including ${list(a)}.\n\n${random.pick(enNotes)}\n\nYou receive the login, the password and the e-mail (${a.email.toLowerCase()}). Change all three after you have signed in; I help in chat if a code is asked for.`,
    rentalDescription: (game, a) =>
      `Use this ${game.name} account for 14 days. ${a.rank} on ${a.server}, with ${list(a)}. Ranked and casual play are both fine.\n\nPlease leave password, e-mail and items as they are. If the login does not work, report it within 30 minutes of ordering.`,
    sharing: (game, edition, slot) => `${game.name} ${edition}, shared copy, ${slot.toLowerCase()}`,
    sharingDescription: (game, edition, slot) =>
      `A seat on a shared copy of ${game.name} (${edition}). ${slot}: you sign in once, download and play from your own profile. One device at a time; saves stay yours.`,
  },
  de: {
    titles: [
      (game, a) => `${game.name} Account, ${a.rank}, ${list(a)}, voller E-Mail-Zugriff`,
      (_, a) => `${a.rank} auf ${a.server} mit ${first(a)} und ${a.count} weiteren Extras`,
    ],
    rentals: [(game, a) => `${game.name} 14 Tage mieten: ${a.rank}, ${first(a)}`],
    description: (game, a) =>
      `${game.name}-Account auf ${a.server} (${a.platform}), Stand ${a.rank}. Dabei sind ${a.count} Sammelstücke, darunter ${list(a)}.\n\nAus erster Hand, nie gesperrt. Du bekommst Login, Passwort und E-Mail und änderst danach alles selbst.`,
    rentalDescription: (game, a) =>
      `${game.name}-Account für 14 Tage: ${a.rank} auf ${a.server}, mit ${list(a)}. Bitte Passwort und E-Mail nicht ändern. Klappt die Anmeldung nicht, melde dich innerhalb von 30 Minuten.`,
    sharing: (game, edition) => `${game.name} ${edition}, geteiltes Spiel`,
    sharingDescription: (game, edition) =>
      `Ein Platz auf einem geteilten ${game.name} (${edition}). Einmal anmelden, herunterladen, mit dem eigenen Profil spielen. Immer nur ein Gerät gleichzeitig.`,
  },
  ar: {
    titles: [
      (game, a) => `حساب ${game.ar} رانك ${a.rank} مع ${first(a)} — وصول كامل للبريد`,
      (game, a) => `${game.ar} | ${list(a)} | ${a.count} عنصرًا | سيرفر ${a.server}`,
      (game, a) => `للبيع حساب ${game.ar} ${a.rank} نظيف بدون أي حظر`,
    ],
    rentals: [(game, a) => `تأجير ${game.ar} لمدة 14 يومًا: ${a.rank} مع ${first(a)}`],
    description: (game, a) =>
      `حساب ${game.ar} على سيرفر ${a.server} (${a.platform}) بمستوى ${a.rank}، وفيه ${a.count} عنصرًا من بينها ${list(a)}.\n\nالحساب من مالكه الأول ولم يتعرض لأي حظر. تستلم اسم الدخول وكلمة المرور والبريد، ثم تغيّرها كلها بنفسك وأساعدك في المحادثة إن طُلب رمز.`,
    rentalDescription: (game, a) =>
      `استخدم حساب ${game.ar} هذا 14 يومًا: ${a.rank} على ${a.server} مع ${list(a)}. يُرجى عدم تغيير كلمة المرور أو البريد. إن تعذّر الدخول فأبلغنا خلال 30 دقيقة من الطلب.`,
    sharing: (game, edition) => `نسخة مشتركة من ${game.ar} — ${edition}`,
    sharingDescription: (game, edition) =>
      `مقعد في نسخة مشتركة من ${game.ar} (${edition}). سجّل الدخول مرة واحدة وحمّل اللعبة والعب من ملفك الشخصي، على جهاز واحد في كل مرة.`,
  },
  ja: {
    titles: [
      (game, a) => `【${game.ja}】${a.rank}・${list(a)} 所持アカウント`,
      (game, a) => `${game.ja} 引退アカウント ${a.server} ${a.rank} メール変更可`,
    ],
    rentals: [(game, a) => `【14日レンタル】${game.ja} ${a.rank} ${first(a)}`],
    description: (game, a) =>
      `${game.ja}のアカウントです。サーバーは${a.server}（${a.platform}）、ランクは${a.rank}。${list(a)}など${a.count}点を所持しています。\n\n初代所有者で、停止歴はありません。ログイン情報とメールをお渡しします。受け取り後に変更してください。`,
    rentalDescription: (game, a) =>
      `${game.ja}のアカウントを14日間お使いいただけます。${a.server}・${a.rank}、${list(a)}所持。パスワードとメールは変更しないでください。`,
    sharing: (game, edition) => `${game.ja} ${edition} 共有プレイ`,
    sharingDescription: (game) =>
      `${game.ja}の共有枠です。一度ログインしてダウンロードし、ご自身のプロフィールで遊べます。同時に使えるのは一台です。`,
  },
  th: {
    titles: [
      (game, a) => `ไอดี ${game.th} แรงค์ ${a.rank} มี ${first(a)} เปลี่ยนเมลได้`,
      (game, a) => `ขายบัญชี ${game.th} เซิร์ฟ ${a.server} ${list(a)} ไม่เคยโดนแบน`,
    ],
    rentals: [(game, a) => `เช่าไอดี ${game.th} 14 วัน แรงค์ ${a.rank}`],
    description: (game, a) =>
      `บัญชี ${game.th} เซิร์ฟเวอร์ ${a.server} (${a.platform}) แรงค์ ${a.rank} มีของสะสม ${a.count} ชิ้น รวมถึง ${list(a)}\n\nเจ้าของมือแรก ไม่เคยโดนแบน ได้ทั้งไอดี รหัสผ่าน และอีเมล เปลี่ยนเองได้ทันที`,
    rentalDescription: (game, a) =>
      `เช่าบัญชี ${game.th} 14 วัน แรงค์ ${a.rank} เซิร์ฟ ${a.server} มี ${list(a)} กรุณาอย่าเปลี่ยนรหัสผ่านหรืออีเมล`,
    sharing: (game, edition) => `${game.th} ${edition} แบบแชร์`,
    sharingDescription: (game) => `สิทธิ์เล่น ${game.th} แบบแชร์ ล็อกอินครั้งเดียว ดาวน์โหลดแล้วเล่นด้วยโปรไฟล์ของคุณเอง ใช้ได้ทีละเครื่อง`,
  },
}

export const accountFaq: Readonly<Record<TextLanguage, Draft['faq']>> = {
  en: [
    {
      question: 'What exactly do I get?',
      answer: 'Login, password and the e-mail described above, shown in your order and sent to your delivery address.',
    },
    {
      question: 'Can the first owner take it back?',
      answer: 'If that happens within 365 days of an insured purchase, you get the full price back.',
    },
    {
      question: 'Do I have to change anything?',
      answer: 'Yes: password, e-mail and two-step codes, right after your first sign-in.',
    },
  ],
  de: [
    {
      question: 'Was bekomme ich genau?',
      answer:
        'Login, Passwort und die oben beschriebene E-Mail, in deiner Bestellung und an deine E-Mail für die Lieferung.',
    },
    {
      question: 'Kann der Vorbesitzer ihn zurückholen?',
      answer: 'Passiert das innerhalb von 365 Tagen bei einem versicherten Kauf, bekommst du den vollen Preis zurück.',
    },
  ],
  ar: [
    {
      question: 'ماذا أستلم بالضبط؟',
      answer: 'اسم الدخول وكلمة المرور والبريد الموصوف أعلاه، داخل طلبك وعلى بريد التسليم.',
    },
    {
      question: 'هل يستطيع المالك السابق استرجاع الحساب؟',
      answer: 'إن حدث ذلك خلال 365 يومًا من شراء مؤمَّن فستسترد كامل المبلغ.',
    },
  ],
  ja: [
    {
      question: '何を受け取れますか？',
      answer: 'ログイン情報とメールです。注文ページと納品先メールアドレスでご確認いただけます。',
    },
  ],
  th: [{ question: 'ได้รับอะไรบ้าง', answer: 'ไอดี รหัสผ่าน และอีเมลตามที่ระบุ แสดงในคำสั่งซื้อและส่งไปยังอีเมลจัดส่ง' }],
}
