import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'الوصف',
  'description-hint': 'نص عادي. تبقى فواصل الأسطر كما تكتبها.',
  'description-wrong': 'يُرجى تقصير الوصف إلى {max} حرف',
  unit: 'اسم القطعة الواحدة',
  'unit-hint': 'مثلًا: مفتاح، حساب، ساعة. يمكن تركه فارغًا.',
  'unit-wrong': 'يُرجى تقصير الاسم إلى {max} حرف',
  min: 'أقل كمية في الطلب',
  max: 'أكبر كمية في الطلب',
  'quantity-wrong': 'يُرجى إدخال عدد صحيح من 1 إلى {max}',
  'order-wrong': 'يجب ألا تقل أكبر كمية عن أقل كمية',
  minutes: 'الدقائق حتى التسليم',
  'minutes-hint': 'وعدك للمشتري، محسوبًا من لحظة الدفع.',
  'minutes-wrong': 'يُرجى إدخال عدد صحيح من الدقائق من 1 إلى {max}',
  'changed-meanwhile': 'تغيّر هذا العرض في هذه الأثناء. ما كتبته لا يزال هنا: احفظ مرة أخرى ليحل محل التغيير الآخر.',
}
