import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'あなたのストア',
  lead: '購入者があなたのストアページで見る内容です。',
  avatar: 'アイコン画像',
  'avatar-hint': '正方形で表示されます。JPG・PNG・GIF、2MBまで。',
  banner: 'バナー画像',
  'banner-hint': '1280×400ピクセルの横長で表示されます。JPG・PNG・GIF、2MBまで。',
  'remove-avatar': 'アイコン画像を削除',
  'remove-banner': 'バナー画像を削除',
  about: 'ストアの紹介（{language}）',
  'about-hint': '他の言語の購入者には、あなたが書いた言語で表示されます。',
  'about-wrong': '{max}文字以内で入力してください。',
  'more-languages': '他の言語',
  'see-store': 'ショップで見る',
}
