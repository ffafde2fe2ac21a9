import type { TextLanguage } from './draft.ts'

interface AssetWords {
  /** By genre: words for collectibles and for progress. */
  genres: Readonly<Record<string, readonly [things: string, progress: string]>>
  other: readonly [things: string, progress: string]
  highlights: string
  server: string
  age: string
  penalties: string
  none: string
  years: (count: number) => string
}

/** Words with which sellers list the contents of an account. */
export const assetWords: Readonly<Record<TextLanguage, AssetWords>> = {
  en: {
    genres: {
      gacha: ['Five-star characters', 'Progress'],
      mmo: ['Mounts and pets', 'Character'],
      sports: ['Squad players', 'Division'],
      strategy: ['Heroes unlocked', 'Progress'],
      sandbox: ['Limited items', 'Account'],
      story: ['Hours played', 'Edition'],
    },
    other: ['Skins', 'Rank'],
    highlights: 'Highlights',
    server: 'Server',
    age: 'Account age',
    penalties: 'Penalties',
    none: 'None',
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
  },
  de: {
    genres: {
      gacha: ['Fünf-Sterne-Figuren', 'Fortschritt'],
      mmo: ['Reittiere und Begleiter', 'Charakter'],
      sports: ['Spieler im Kader', 'Division'],
      strategy: ['Freigeschaltete Helden', 'Fortschritt'],
      sandbox: ['Limitierte Gegenstände', 'Account'],
      story: ['Gespielte Stunden', 'Edition'],
    },
    other: ['Skins', 'Rang'],
    highlights: 'Highlights',
    server: 'Server',
    age: 'Alter des Accounts',
    penalties: 'Strafen',
    none: 'Keine',
    years: (count) => (count === 1 ? '1 Jahr' : `${count} Jahre`),
  },
  ar: {
    genres: {
      gacha: ['شخصيات خمس نجوم', 'التقدّم'],
      mmo: ['مطايا ورفقاء', 'الشخصية'],
      sports: ['لاعبو التشكيلة', 'الدرجة'],
      strategy: ['أبطال مفتوحون', 'التقدّم'],
      sandbox: ['عناصر محدودة', 'الحساب'],
      story: ['ساعات اللعب', 'الإصدار'],
    },
    other: ['السكنات', 'الرتبة'],
    highlights: 'أبرز ما فيه',
    server: 'السيرفر',
    age: 'عمر الحساب',
    penalties: 'العقوبات',
    none: 'لا يوجد',
    years: (count) => (count === 1 ? 'سنة واحدة' : count === 2 ? 'سنتان' : `${count} سنوات`),
  },
  ja: {
    genres: {
      gacha: ['星5キャラ', '進行度'],
      mmo: ['マウント・ペット', 'キャラクター'],
      sports: ['所属選手', 'ディビジョン'],
      strategy: ['解放済みヒーロー', '進行度'],
      sandbox: ['限定アイテム', 'アカウント'],
      story: ['プレイ時間', 'エディション'],
    },
    other: ['スキン', 'ランク'],
    highlights: '注目ポイント',
    server: 'サーバー',
    age: 'アカウント歴',
    penalties: '処分歴',
    none: 'なし',
    years: (count) => `${count}年`,
  },
  th: {
    genres: {
      gacha: ['ตัวละครห้าดาว', 'ความคืบหน้า'],
      mmo: ['สัตว์ขี่และสัตว์เลี้ยง', 'ตัวละคร'],
      sports: ['นักเตะในทีม', 'ดิวิชัน'],
      strategy: ['ฮีโร่ที่ปลดล็อก', 'ความคืบหน้า'],
      sandbox: ['ไอเทมลิมิเต็ด', 'บัญชี'],
      story: ['ชั่วโมงที่เล่น', 'รุ่น'],
    },
    other: ['สกิน', 'แรงค์'],
    highlights: 'ไฮไลต์',
    server: 'เซิร์ฟเวอร์',
    age: 'อายุบัญชี',
    penalties: 'การลงโทษ',
    none: 'ไม่มี',
    years: (count) => `${count} ปี`,
  },
}
