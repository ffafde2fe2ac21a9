import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'حسابات الإيجار',
  lead: 'الحساب المُعاد يحتاج إلى بيانات دخول جديدة قبل تأجيره مرة أخرى، حتى لا يتمكن المستأجر الأخير من الدخول.',
  state:
    '{state, select, free {متاح للإيجار} reserved {محجوز} rented {مؤجَّر} release_due {أُعيد} maintenance {خارج الخدمة} withdrawn {مسحوب} other {مباع}}',
  none: '{state, select, release_due {كل حساب مُعاد له بيانات دخول جديدة.} rented {لا أحد يستأجر أيًا من حساباتك الآن.} maintenance {لا يوجد حساب خارج الخدمة.} other {لا يوجد حساب بانتظار مستأجر.}}',
  ends: 'ينتهي الإيجار في {date}.',
  back: 'يُتاح للإيجار من جديد في {date}.',
  field:
    '{field, select, login {اسم الدخول} password {كلمة المرور الجديدة} email {بريد الحساب الإلكتروني} code {الرمز} other {ملاحظة للمستأجر}}',
  'password-hint': 'غيّرها في اللعبة أولًا ثم أدخلها هنا. يجب أن تختلف عن الأخيرة.',
  'password-missing': 'يرجى إدخال كلمة المرور الجديدة أو الرمز الجديد',
  until: 'يُؤجَّر مجددًا من',
  'until-hint': 'المنطقة الزمنية: {zone}. اتركه فارغًا لتأجيره فورًا.',
  'until-wrong': 'أدخل وقتًا في المستقبل',
  save: 'حفظ بيانات الدخول الجديدة',
  done: '{state, select, maintenance {تم الحفظ. سيُؤجَّر الحساب مجددًا في الوقت الذي اخترته.} other {تم الحفظ. الحساب متاح للإيجار مجددًا.}}',
}
