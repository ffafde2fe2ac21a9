import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: '我的店铺',
  lead: '买家在您的店铺页面看到的内容。',
  avatar: '头像',
  'avatar-hint': '以正方形显示。JPG、PNG 或 GIF，不超过 2 MB。',
  banner: '横幅图片',
  'banner-hint': '以 1280 × 400 像素的宽幅显示。JPG、PNG 或 GIF，不超过 2 MB。',
  'remove-avatar': '移除头像',
  'remove-banner': '移除横幅图片',
  about: '店铺介绍（{language}）',
  'about-hint': '使用其他语言的买家会看到您已写语言的文字。',
  'about-wrong': '请最多使用 {max} 个字符。',
  'more-languages': '其他语言',
  'see-store': '在商店中查看',
}
