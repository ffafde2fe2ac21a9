import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'مركز المساعدة',
  lead: 'إجابات عن الشراء والتسليم والحماية والإيجار وحسابك.',
  search: 'البحث في المساعدة',
  placeholder: 'بماذا نساعدك؟',
  find: 'ابحث',
  categories: 'مواضيع المساعدة',
  all: 'كل المواضيع',
  onThisPage: 'في هذه الصفحة',
  more: 'المزيد عن هذا الموضوع',
  updated: 'حُدِّث في {date}',
  nothingTitle: 'لا إجابة عن «{keyword}»',
  nothingText: 'جرّب كلمة أخرى أو تصفح كل المواضيع.',
  contactTitle: 'لم تجد إجابة؟',
  contactLead: 'اكتب إلينا. سيقرؤه أحد موظفينا ويجيب.',
  preview: 'معاينة الإصدار {n}',
  previewText: 'لا يراها إلا من لديه هذا العنوان، ويتوقف بعد ساعة.',
}
