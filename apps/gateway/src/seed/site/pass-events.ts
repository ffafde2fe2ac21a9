import { seedId } from '../ids.ts'
import { wideKey } from '../media-keys.ts'
import type { SeedTenant } from '../tenants.ts'
import { text } from './article-kit.ts'

const day = 86_400_000
const events = [
  {
    art: 'library-adventure',
    from: -5,
    until: 40,
    texts: {
      en: text(
        'Invite a friend, play longer',
        'Twelve free hours for you and twelve for your friend, once per friend.',
        'Send your invitation from "My invitation". When your friend joins with it, both of you get twelve free hours.',
        '# How it counts',
        '- Your friend must be new here and use a computer of their own.',
        '- Free hours begin when you start the client and have no running pass.',
        '- You can see every friend and the sum of your hours in your list.',
      ),
      de: text(
        'Freunde einladen, länger spielen',
        'Zwölf Freistunden für dich und zwölf für deinen Freund, einmal pro Freund.',
        'Verschicke deine Einladung unter „Meine Einladung“. Meldet sich dein Freund damit an, erhaltet ihr beide zwölf Freistunden.',
        '# So wird gezählt',
        '- Dein Freund muss neu hier sein und einen eigenen Computer nutzen.',
        '- Freistunden beginnen, sobald du den Client startest und kein Pass läuft.',
        '- Jeden Freund und die Summe deiner Stunden siehst du in deiner Liste.',
      ),
      ar: text(
        'ادعُ صديقًا والعب أطول',
        'اثنتا عشرة ساعة مجانية لك ومثلها لصديقك، مرة واحدة لكل صديق.',
        'أرسل دعوتك من صفحة «دعواتي». عند انضمام صديقك بها يحصل كل منكما على اثنتي عشرة ساعة مجانية.',
        '# كيف تُحتسب',
        '- يجب أن يكون صديقك جديدًا هنا وأن يستخدم حاسوبًا خاصًا به.',
        '- تبدأ الساعات المجانية عند تشغيل البرنامج دون عضوية سارية.',
        '- ترى في قائمتك كل صديق ومجموع ساعاتك.',
      ),
      ja: text(
        '友だちを招待して、もっと遊ぼう',
        'あなたにも友だちにも無料で12時間。友だち一人につき一回です。',
        '「招待」から招待を送ってください。友だちが登録すると、二人とも12時間の無料プレイ時間を受け取れます。',
        '# 数え方',
        '- 友だちは初めての登録で、自分のパソコンを使っている必要があります。',
        '- 無料時間は、有効なパスがない状態でクライアントを起動すると始まります。',
        '- 招待した友だちと合計時間は一覧で確認できます。',
      ),
    },
  },
  {
    art: 'library-racing',
    from: 10,
    until: 24,
    texts: {
      en: text(
        'Racing weekend',
        'Two weeks of racing games in the library, from rally to arcade.',
        'Look for the racing category in the library: every title there is part of your pass.',
        '- Play on Windows, one computer at a time.',
        '- Your saved games stay yours.',
      ),
      de: text(
        'Rennwochenende',
        'Zwei Wochen Rennspiele in der Bibliothek, von Rallye bis Arcade.',
        'Öffne in der Bibliothek die Kategorie Rennspiele: Jeder Titel dort gehört zu deinem Pass.',
        '- Gespielt wird unter Windows, auf einem Computer zur Zeit.',
        '- Deine Spielstände bleiben deine.',
      ),
      ar: text(
        'أسبوعا السباقات',
        'أسبوعان من ألعاب السباق في المكتبة، من الرالي إلى الأركيد.',
        'افتح فئة السباقات في المكتبة: كل لعبة فيها جزء من عضويتك.',
        '- اللعب على ويندوز وعلى حاسوب واحد في كل مرة.',
        '- يبقى تقدمك المحفوظ ملكًا لك.',
      ),
      ja: text(
        'レースゲーム週間',
        'ラリーからアーケードまで、レースゲームの二週間です。',
        'ライブラリのレースカテゴリーをご覧ください。すべてパスに含まれています。',
        '- Windowsで、同時に使えるパソコンは一台です。',
        '- セーブデータはあなたのものです。',
      ),
    },
  },
]

export const passEventRows = (tenant: SeedTenant, now: Date) =>
  events.map(({ art, from, until, texts }, position) => ({
    tenant_id: tenant.id,
    id: seedId(tenant.id, 'passEvent', position),
    texts,
    cover_wide_path: wideKey(art),
    starts_at: new Date(now.getTime() + from * day),
    ends_at: new Date(now.getTime() + until * day),
    position,
  }))
