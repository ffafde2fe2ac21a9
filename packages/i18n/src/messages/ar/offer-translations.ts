import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'الترجمات',
  lead: 'يرى قارئ اللغة ترجمتك، والنص الأصلي عند الطلب. تغيير كلمات النص الأصلي يزيل كل الترجمات.',
  languages: 'اللغات',
  original: 'النص الأصلي: {language}',
  into: 'الترجمة: {language}',
  done: '{language}، مترجم',
  none: 'ليس للمتجر لغة أخرى.',
  save: 'حفظ الترجمة',
  remove: 'إزالة الترجمة',
  stale: 'تغيّر النص الأصلي في هذه الأثناء. راجعه واحفظ مرة أخرى.',
  ask: 'تغيير الكلمات يزيل ترجماتك: {languages}. احفظ مرة أخرى لتنفيذ ذلك.',
  gone: 'غيّرت النص الأصلي فأُزيلت هذه الترجمات: {languages}',
  'remove-text': 'يُحذف العنوان والوصف بلغة {language} نهائيًا، ويرى القراء النص الأصلي بدلًا منهما.',
  suggest: 'اقتراح ترجمة',
  suggested: 'اقتراح من الترجمة الآلية',
  'suggested-text': 'اقرأ النص وصحّحه. لن يراه المشترون قبل أن تحفظه.',
  'take-back': 'استعادة نصي',
}
