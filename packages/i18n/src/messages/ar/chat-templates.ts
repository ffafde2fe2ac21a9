import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'القوالب',
  lead: 'ردود تكتبها كثيرًا. تُستبدل {buyer} و{order} و{offer} بالاسم ورقم الطلب وعرض المحادثة.',
  'new': 'قالب جديد',
  name: 'العنوان',
  text: 'النص',
  save: 'حفظ القالب',
  remove: 'حذف',
  insert: 'إدراج قالب',
  none: 'لا توجد قوالب بعد',
  'name-wrong': 'يرجى إدخال عنوان لا يزيد على {max} حرفًا',
  'text-wrong': 'يرجى إدخال نص لا يزيد على {max} حرفًا',
  saved: 'تم حفظ القالب.',
  removed: 'تم حذف القالب.',
  back: 'العودة إلى الرسائل',
  'remove-one': 'حذف القالب {name}',
  'remove-text': 'يُحذف نهائيًا. تبقى الرسائل التي أرسلتها.',
}
