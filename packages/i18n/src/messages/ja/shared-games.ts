import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'パスのゲーム',
  lead: 'Family Game PASS のゲームライブラリに、この順序で表示されます。',
  new: '新しいゲーム',
  period: 'パスの所有者がプレイできる期間（開始と終了）を決めて公開します。',
  'from-catalogue': 'カタログのゲーム',
  'from-catalogue-hint': 'その画像が使われます。タイトルが未入力なら名前も使われます。',
  'no-catalogue': '選ばない',
  'cover-hint': '縦長の画像が最適です。ショップでは 480 × 640 ピクセルに切り抜かれます。最大 2 MB。',
  genre: 'ジャンル',
  genres:
    '{genre, select, action {アクション} adventure {アドベンチャー} horror {ホラー} indie {インディー} racing {レース} rpg {RPG} shooter {シューター} simulation {シミュレーション} sports {スポーツ} other {ストラテジー}}',
  'genre-missing': 'ジャンルを選んでください',
  released: '発売年',
  'released-wrong': '2019 のような年を入力してください',
  platforms: 'プラットフォーム',
  platform: '{platform, select, win32 {Windows（32 ビット）} other {Windows（64 ビット）}}',
  'platforms-missing': 'プラットフォームを1つ以上選んでください',
  'act-save': 'パスのゲームを保存',
}
