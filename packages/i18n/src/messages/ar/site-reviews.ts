import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'ماذا يقول المشترون عن {shop}',
  lead: '{count, plural, =0 {لم يكتب أحد تقييمًا بعد.} one {تقييم واحد من مشترٍ بعد طلب مكتمل.} two {تقييمان من مشترين، كل منهما بعد طلب مكتمل.} few {# تقييمات من مشترين، كل منها بعد طلب مكتمل.} many {# تقييمًا من مشترين، كل منها بعد طلب مكتمل.} other {# تقييم من مشترين، كل منها بعد طلب مكتمل.}}',
  average: '{average} من 5',
  of: 'عن {offer}',
}
