const languages = ['en', 'de', 'ar', 'ja', 'fr', 'es', 'kr', 'zh'] as const

const places = `Global|Global|عالمي|グローバル|Mondial|Global|글로벌|全球
Europe|Europa|أوروبا|ヨーロッパ|Europe|Europa|유럽|欧洲
Asia|Asien|آسيا|アジア|Asie|Asia|아시아|亚洲
North America|Nordamerika|أمريكا الشمالية|北米|Amérique du Nord|Norteamérica|북미|北美
America|Amerika|أمريكا|アメリカ|Amérique|América|아메리카|美洲
Americas|Amerika|الأمريكتان|南北アメリカ|Amériques|América|아메리카|美洲
Middle East|Naher Osten|الشرق الأوسط|中東|Moyen-Orient|Oriente Medio|중동|中东
MENA|Naher Osten und Nordafrika|الشرق الأوسط وشمال أفريقيا|中東・北アフリカ|Moyen-Orient et Afrique du Nord|Oriente Medio y Norte de África|중동·북아프리카|中东与北非
Japan|Japan|اليابان|日本|Japon|Japón|일본|日本
Korea|Korea|كوريا|韓国|Corée|Corea|한국|韩国
China|China|الصين|中国|Chine|China|중국|中国
Taiwan|Taiwan|تايوان|台湾|Taïwan|Taiwán|대만|台湾
India|Indien|الهند|インド|Inde|India|인도|印度
Indonesia|Indonesien|إندونيسيا|インドネシア|Indonésie|Indonesia|인도네시아|印度尼西亚
Malaysia|Malaysia|ماليزيا|マレーシア|Malaisie|Malasia|말레이시아|马来西亚
Philippines|Philippinen|الفلبين|フィリピン|Philippines|Filipinas|필리핀|菲律宾
Thailand|Thailand|تايلاند|タイ|Thaïlande|Tailandia|태국|泰国
Brazil|Brasilien|البرازيل|ブラジル|Brésil|Brasil|브라질|巴西
United States|USA|الولايات المتحدة|アメリカ合衆国|États-Unis|Estados Unidos|미국|美国
United Kingdom|Vereinigtes Königreich|المملكة المتحدة|イギリス|Royaume-Uni|Reino Unido|영국|英国
Germany|Deutschland|ألمانيا|ドイツ|Allemagne|Alemania|독일|德国
Turkey|Türkei|تركيا|トルコ|Turquie|Turquía|튀르키예|土耳其
Saudi Arabia|Saudi-Arabien|السعودية|サウジアラビア|Arabie saoudite|Arabia Saudí|사우디아라비아|沙特阿拉伯
UAE|VAE|الإمارات|アラブ首長国連邦|Émirats arabes unis|EAU|아랍에미리트|阿联酋
Any world|Jede Welt|أي عالم|全ワールド|Tous les mondes|Cualquier mundo|모든 월드|任意世界
Standard|Standard|عادي|スタンダード|Standard|Estándar|일반|标准
Community|Community|مجتمعي|コミュニティ|Communauté|Comunidad|커뮤니티|社区服
Seasonal|Saison|موسمي|シーズン|Saison|Temporada|시즌|赛季
Eternal|Ewig|أبدي|エターナル|Éternel|Eterno|영원|永恒`

/** Names of attribute values by language, English first. A game's own names of servers and ranks are not translated. */
const names = {
  server: places,
  region: places,
  rank: `Bronze|Bronze|برونزي|ブロンズ|Bronze|Bronce|브론즈|青铜
Silver|Silber|فضي|シルバー|Argent|Plata|실버|白银
Gold|Gold|ذهبي|ゴールド|Or|Oro|골드|黄金
Platinum|Platin|بلاتيني|プラチナ|Platine|Platino|플래티넘|铂金
Emerald|Smaragd|زمردي|エメラルド|Émeraude|Esmeralda|에메랄드|翡翠
Diamond|Diamant|ماسي|ダイヤモンド|Diamant|Diamante|다이아몬드|钻石
Crystal|Kristall|كريستالي|クリスタル|Cristal|Cristal|크리스탈|水晶
Elite|Elite|نخبة|エリート|Élite|Élite|엘리트|精英
Master|Meister|ماستر|マスター|Maître|Maestro|마스터|大师
Grandmaster|Großmeister|غراند ماستر|グランドマスター|Grand maître|Gran maestro|그랜드마스터|宗师
Champion|Champion|بطل|チャンピオン|Champion|Campeón|챔피언|冠军
Legend|Legende|أسطورة|レジェンド|Légende|Leyenda|레전드|传奇`,
  edition: `Standard Edition|Standard Edition|الإصدار العادي|スタンダード版|Édition standard|Edición estándar|스탠다드 에디션|标准版
Deluxe Edition|Deluxe Edition|إصدار ديلوكس|デラックス版|Édition Deluxe|Edición Deluxe|디럭스 에디션|豪华版
Ultimate Edition|Ultimate Edition|إصدار ألتيميت|アルティメット版|Édition Ultimate|Edición Ultimate|얼티밋 에디션|终极版
1 month|1 Monat|شهر واحد|1か月|1 mois|1 mes|1개월|1 个月
3 months|3 Monate|3 أشهر|3か月|3 mois|3 meses|3개월|3 个月
12 months|12 Monate|12 شهرًا|12か月|12 mois|12 meses|12개월|12 个月`,
  platform: `Mobile|Mobil|الجوال|モバイル|Mobile|Móvil|모바일|手机
Digital code|Digitaler Code|رمز رقمي|デジタルコード|Code numérique|Código digital|디지털 코드|数字兑换码`,
  method: `Face to face|Treffen im Spiel|لقاء داخل اللعبة|ゲーム内で対面|En face à face|Cara a cara|대면 거래|面对面交易
Mail|Post im Spiel|البريد داخل اللعبة|ゲーム内メール|Courrier du jeu|Correo del juego|우편|游戏邮件
Auction house|Auktionshaus|دار المزاد|オークションハウス|Hôtel des ventes|Casa de subastas|경매장|拍卖行
Player trade|Handel|مبادلة بين اللاعبين|トレード|Échange|Intercambio|플레이어 거래|玩家交易
Drop trade|Ablegen|الإسقاط أرضًا|ドロップ渡し|Dépôt au sol|Soltar en el suelo|바닥 드롭|丢地交易
Comfort trade|Komfort-Trade|تنفيذ البائع في حسابك|代行トレード|Échange confort|Comfort trade|컴포트 트레이드|代上号交易
Player auction|Spielerauktion|مزاد اللاعبين|選手オークション|Enchère de joueur|Subasta de jugador|선수 경매|球员拍卖
Code|Code|رمز|コード|Code|Código|코드|兑换码
Player ID|Spieler-ID|معرّف اللاعب|プレイヤーID|ID joueur|ID de jugador|플레이어 ID|玩家 ID
Solo|Solo|فردي|ソロ|Solo|Solo|솔로|单排
Duo|Duo|ثنائي|デュオ|Duo|Dúo|듀오|双排
Self-play|Du spielst mit|تلعب بنفسك|一緒にプレイ|Vous jouez|Juegas tú|직접 플레이|自己上号陪玩
Primary slot|Hauptplatz|الخانة الأساسية|メイン枠|Place principale|Plaza principal|메인 슬롯|主位
Secondary slot|Nebenplatz|الخانة الثانوية|サブ枠|Place secondaire|Plaza secundaria|서브 슬롯|副位
Offline slot|Offline-Platz|خانة بلا اتصال|オフライン枠|Place hors ligne|Plaza sin conexión|오프라인 슬롯|离线位`,
  duration: `14 days|14 Tage|14 يومًا|14日間|14 jours|14 días|14일|14 天
30 days|30 Tage|30 يومًا|30日間|30 jours|30 días|30일|30 天
90 days|90 Tage|90 يومًا|90日間|90 jours|90 días|90일|90 天
Permanent|Dauerhaft|دائم|無期限|Permanent|Permanente|영구|永久`,
  email: `Original email, full access|Erste E-Mail, voller Zugriff|البريد الأصلي مع وصول كامل|初期メール、全権限あり|E-mail d’origine, accès complet|Correo original, acceso total|최초 이메일, 전체 권한|原始邮箱，完整权限
Changeable email|E-Mail änderbar|البريد قابل للتغيير|メール変更可|E-mail modifiable|Correo cambiable|이메일 변경 가능|可换绑邮箱
New email included|Neue E-Mail dabei|مع بريد جديد|新規メール付き|Nouvel e-mail inclus|Correo nuevo incluido|새 이메일 포함|附新邮箱`,
  warranty: `Rank held for 7 days|Rang 7 Tage gehalten|ثبات الرتبة 7 أيام|7日間ランク維持|Rang tenu 7 jours|Rango mantenido 7 días|7일간 랭크 유지|段位保持 7 天`,
} as const

const tableOf = (lines: string) =>
  Object.fromEntries(
    lines.split('\n').map((line) => {
      const [value = '', ...others] = line.split('|')
      return [value, Object.fromEntries(others.map((name, n) => [languages[n + 1], name]))]
    }),
  )

/** `{"Europe": {"ar": "أوروبا", …}}` for an attribute; empty if its values are the seller's own words. */
export const valueNamesOf = (attribute: string): Record<string, Record<string, string>> =>
  attribute in names ? tableOf(names[attribute as keyof typeof names]) : {}
