import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'سارية منذ {date}',
  held: 'إصدار سابق: كان ساريًا من {from} إلى {to}.',
  current: 'قراءة الإصدار الساري',
  versions: 'كل الإصدارات',
  version: 'الإصدار {n}، منذ {date}',
  agreeTitle: 'يرجى الموافقة على شروطنا',
  agreeLead: 'نسأل مرة واحدة عن هذا الإصدار قبل عملية الشراء التالية، ونحفظ موافقتك ووقتها.',
  agreeLabel: 'قرأت الشروط وأوافق عليها',
  agreeMissing: 'ضع علامة في المربع للموافقة',
  agreeButton: 'الموافقة والمتابعة',
  later: 'ليس الآن',
  signUpAgree: 'أوافق على شروط هذا المتجر',
  purchaseAgree: 'بطلبك توافق على شروط هذا المتجر.',
}
