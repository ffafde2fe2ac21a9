import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'أنت غير متصل',
  text: 'تحتاج هذه الصفحة إلى اتصال. يمكنك قراءة قائمة طلباتك كما كانت عند آخر فتح لها.',
  orders: 'طلباتي',
  retry: 'إعادة المحاولة',
}
