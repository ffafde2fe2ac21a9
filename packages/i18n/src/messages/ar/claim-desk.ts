import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'مطالبات الوحدات',
  listLead: 'وحدات يقول المشترون إنها لا تعمل. إن لم ترد في الوقت المحدد، يمكن للمشتري فتح نزاع.',
  open: 'مفتوحة',
  answered: 'تم الرد عليها',
  none: 'لا توجد مطالبات هنا',
  noneText: 'عندما يقول مشترٍ إن وحدة لا تعمل، تظهر هنا مع مهلة الرد.',
  columnUnit: 'الوحدة',
  columnProblem: 'المشكلة',
  columnOrder: 'الطلب',
  columnUntil: 'الرد حتى',
  columnResult: 'النتيجة',
  formUntil: 'أجب حتى {date}. بعد ذلك يمكن للمشتري فتح نزاع.',
  text: 'رسالة إلى المشتري',
  textHint: 'مطلوبة عند الرفض. لا تكتب أي رمز هنا.',
  textMissing: 'اذكر سبب الرفض',
  replace: 'الاستبدال من الخزنة',
  refund: 'رد ثمنها',
  refuse: 'رفض',
  done: 'تم الرد على المطالبة.',
  vaultEmpty: 'لا توجد وحدة متاحة في الخزنة. أضف واحدة أولًا أو رُدّ الثمن.',
}
