import { dayMs } from '@tradepost/domain/time/durations'
import { text } from '../articles/article-kit.ts'
import { seedId } from '../rows/ids.ts'
import { wideKey } from '../rows/media-keys.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

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
        'Zwölf Gratisstunden für dich und zwölf für deinen Freund, einmal pro Freund.',
        'Verschicke deine Einladung unter „Meine Einladung“. Meldet sich dein Freund damit an, erhaltet ihr beide zwölf Gratisstunden.',
        '# So wird gezählt',
        '- Dein Freund muss neu hier sein und einen eigenen Computer nutzen.',
        '- Gratisstunden beginnen, sobald du den Client startest und kein Pass läuft.',
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
        '友達を招待して、もっと遊ぼう',
        'あなたにも友達にも無料で12時間。友達一人につき一回です。',
        '「招待状況」から招待を送ってください。友達が登録すると、二人とも12時間の無料プレイ時間を受け取れます。',
        '# 数え方',
        '- 友達は初めての登録で、自分のパソコンを使っている必要があります。',
        '- 無料時間は、有効なパスがない状態でクライアントを起動すると始まります。',
        '- 招待した友達と合計時間は一覧で確認できます。',
      ),
      fr: text(
        'Invitez un ami, jouez plus longtemps',
        'Douze heures gratuites pour vous et douze pour votre ami, une fois par ami.',
        'Envoyez votre invitation depuis « Mon invitation ». Quand votre ami s’inscrit grâce à elle, vous recevez tous les deux douze heures gratuites.',
        '# Quand une invitation compte',
        '- Votre ami doit être nouveau ici et utiliser son propre ordinateur.',
        '- Les heures gratuites commencent au lancement du client, sans pass en cours.',
        '- Votre liste montre chaque ami et le total de vos heures.',
      ),
      es: text(
        'Invita a un amigo, juega más',
        'Doce horas gratis para ti y doce para tu amigo, una vez por amigo.',
        'Envía tu invitación desde «Mi invitación». Cuando tu amigo se registra con ella, los dos recibís doce horas gratis.',
        '# Cuándo cuenta una invitación',
        '- Tu amigo debe ser nuevo aquí y usar su propio ordenador.',
        '- Las horas gratis empiezan al abrir el cliente sin un pase en marcha.',
        '- En tu lista ves a cada amigo y la suma de tus horas.',
      ),
      kr: text(
        '친구를 초대하고 더 오래 즐기세요',
        '나도 친구도 무료 12시간. 친구 한 명당 한 번이에요.',
        '‘내 초대 현황’에서 초대를 보내세요. 친구가 그 초대로 가입하면 두 사람 모두 무료 12시간을 받아요.',
        '# 이렇게 계산해요',
        '- 친구는 처음 가입하는 사람이어야 하고 자기 컴퓨터를 써야 해요.',
        '- 무료 시간은 사용 중인 패스가 없을 때 클라이언트를 실행하면 시작돼요.',
        '- 목록에서 친구마다, 그리고 받은 시간의 합계를 볼 수 있어요.',
      ),
      zh: text(
        '邀请好友，玩得更久',
        '你和好友各得十二小时免费时长，每位好友限一次。',
        '在“我的邀请”中发送邀请。好友通过邀请加入后，双方各获得十二小时免费时长。',
        '# 计算方式',
        '- 好友须为新用户，并使用自己的电脑。',
        '- 没有生效中的通行证时，启动客户端即开始计算免费时长。',
        '- 列表中可查看每位好友和你的总时长。',
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
        '- Gespielt wird unter Windows, immer nur auf einem Computer gleichzeitig.',
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
        'ライブラリのレースのジャンルをご覧ください。すべてパスに含まれています。',
        '- Windowsで、同時に使えるパソコンは一台です。',
        '- セーブデータはあなたのものです。',
      ),
      fr: text(
        'Quinzaine de la course',
        'Deux semaines de jeux de course dans la bibliothèque, du rallye à l’arcade.',
        'Cherchez la catégorie course dans la bibliothèque : chaque titre y fait partie de votre pass.',
        '- Jouez sous Windows, un ordinateur à la fois.',
        '- Vos sauvegardes restent à vous.',
      ),
      es: text(
        'Quincena de carreras',
        'Dos semanas de juegos de carreras en la biblioteca, del rally al arcade.',
        'Busca la categoría de carreras en la biblioteca: todos sus títulos forman parte de tu pase.',
        '- Juega en Windows, en un ordenador a la vez.',
        '- Tus partidas guardadas siguen siendo tuyas.',
      ),
      kr: text(
        '레이싱 주간',
        '랠리부터 아케이드까지, 2주 동안의 레이싱 게임.',
        '라이브러리에서 레이싱 장르를 찾아보세요. 모두 패스에 포함돼 있어요.',
        '- Windows에서, 한 번에 컴퓨터 한 대로 즐겨요.',
        '- 저장한 게임은 그대로 내 것이에요.',
      ),
      zh: text(
        '竞速双周',
        '从拉力到街机，两周竞速游戏精选。',
        '在游戏库中找到竞速类型，其中的游戏都包含在通行证内。',
        '- 在 Windows 上游玩，同一时间一台电脑。',
        '- 存档始终属于你。',
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
    starts_at: new Date(now.getTime() + from * dayMs),
    ends_at: new Date(now.getTime() + until * dayMs),
    position,
  }))
