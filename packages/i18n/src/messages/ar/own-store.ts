import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'متجرك',
  lead: 'ما يراه المشترون في صفحة متجرك.',
  avatar: 'الصورة',
  'avatar-hint': 'تُعرض على شكل مربع. صيغة JPG أو PNG أو GIF، بحد أقصى 2 ميغابايت.',
  banner: 'صورة الغلاف',
  'banner-hint': 'تُعرض كشريط عريض بمقاس 1280 × 400 بكسل. صيغة JPG أو PNG أو GIF، بحد أقصى 2 ميغابايت.',
  'remove-avatar': 'إزالة الصورة',
  'remove-banner': 'إزالة صورة الغلاف',
  about: 'عن متجرك، باللغة: {language}',
  'about-hint': 'يرى المشترون الذين يقرؤون لغة أخرى النص بإحدى اللغات التي كتبتها.',
  'about-wrong': 'يرجى استخدام {max} حرف كحد أقصى.',
  'more-languages': 'لغات أخرى',
  'see-store': 'عرضه في المتجر',
}
