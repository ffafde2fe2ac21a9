import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'ما يحتاجه التسليم',
  playerId: 'معرّف اللاعب',
  zoneId: 'معرّف المنطقة',
  character: 'اسم الشخصية',
  username: 'اسم المستخدم في اللعبة',
  server: 'السيرفر',
  platform: 'المنصة',
  playerIdHelp: 'تجده في ملفك الشخصي داخل اللعبة.',
  noPasswordHelp: 'لا نحتاج إلى كلمة مرورك هنا أبدًا.',
  optional: '{label} (اختياري)',
  choose: 'اختر من فضلك',
  missing: 'يرجى ملء هذا الحقل، فلا يمكن التسليم بدونه.',
  digits: 'أرقام فقط ({range})',
  lettersDigits: 'حروف A–Z وأرقام فقط دون مسافات ({range})',
  name: 'حروف وأرقام ومسافات و . _ - # فقط ({range} حرفًا)',
  choice: 'يرجى الاختيار من القائمة.',
  correctUntil: 'يمكنك تصحيح هذه البيانات إلى أن يسلّم البائع أول قطعة.',
  save: 'حفظ التصحيح',
  saved: 'تم التصحيح، ويراه البائع في الطلب.',
  corrected: 'تصحيح بيانات التسليم:',
}
