import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'رؤية طلبات الدعم',
  'may-answer': 'الرد على طلبات الدعم',
  'may-template': 'كتابة قوالب الردود',
  'act-see': 'اطّلع على طلب',
  'act-assign': 'أسند طلبًا',
  'act-answer': 'رد على طلب',
  'act-note': 'دوّن ملاحظة عن طلب',
  'act-state': 'أغلق طلبًا أو أعاد فتحه',
  'act-merge': 'دمج طلبًا في آخر',
  'act-save-template': 'حفظ قالب ردود',
  'act-remove-template': 'حذف قالب ردود',
}
