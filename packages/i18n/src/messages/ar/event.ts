import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'جارية الآن',
  over: 'انتهت',
  soon: 'قريبًا',
  span: 'من {from} إلى {until}',
  overTitle: 'انتهت فعالية {title}',
  overText: 'ما زالت عروض هذه اللعبة متاحة هنا.',
  of: 'الأفضل في {brand}: {category}',
  all: 'عرض الكل: {category}',
  nothing: 'لا توجد عروض لهذه اللعبة الآن.',
}
