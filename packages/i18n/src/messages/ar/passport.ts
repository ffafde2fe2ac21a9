import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'جواز الحساب',
  metaText: 'الفحوص والعلامات والتواريخ لهذا الحساب: {title}',
  lead: 'لكل ختم تاريخه؛ إمّا وقّعه شخص أو حسبه المتجر.',
  account: 'الحساب',
  stamps: 'الأختام',
  listed: 'معروض للبيع',
  since: 'منذ {date}',
  checked: 'فحصه فريق {shop}',
  on: 'بتاريخ {date}',
  identity: 'تم التحقق من هوية البائع',
  deposit: 'تم إيداع الضمان',
  indemnity: 'تم قبول المسؤولية',
  insured: 'مؤمَّن لمدة {days} يومًا',
  insuredFrom: 'ابتداءً من التسليم',
  asOf: 'اعتبارًا من {date}',
  genuine: 'قد تُزوَّر النسخة. المعتمد هو هذه الصفحة فقط: {address}',
  print: 'طباعة',
  back: 'العودة إلى العرض',
}
