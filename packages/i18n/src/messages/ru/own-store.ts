import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Ваш магазин',
  lead: 'То, что покупатели видят на странице вашего магазина.',
  avatar: 'Аватар',
  'avatar-hint': 'Показывается квадрат. JPG, PNG или GIF, до 2 МБ.',
  banner: 'Обложка',
  'banner-hint': 'Показывается широкая полоса 1280 × 400 пикселей. JPG, PNG или GIF, до 2 МБ.',
  'remove-avatar': 'Убрать аватар',
  'remove-banner': 'Убрать обложку',
  about: 'О вашем магазине, язык: {language}',
  'about-hint': 'Покупатели, читающие на другом языке, видят текст на одном из ваших языков.',
  'about-wrong': 'Не больше {max} знаков.',
  'more-languages': 'Другие языки',
  'see-store': 'Посмотреть в магазине',
}
