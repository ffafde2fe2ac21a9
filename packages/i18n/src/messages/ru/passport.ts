import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Паспорт аккаунта',
  metaText: 'Проверки, отметки и даты этого аккаунта: {title}',
  lead: 'У каждого штампа есть дата. Его поставил человек или рассчитал магазин.',
  account: 'Аккаунт',
  stamps: 'Штампы',
  listed: 'В продаже',
  since: 'с {date}',
  checked: 'Проверено сотрудниками {shop}',
  on: '{date}',
  identity: 'Личность продавца подтверждена',
  deposit: 'Депозит внесён',
  indemnity: 'Ответственность принята',
  insured: 'Застраховано на {days} дн.',
  insuredFrom: 'с момента передачи',
  asOf: 'По состоянию на {date}',
  genuine: 'Копию можно подделать. Действительна только эта страница: {address}',
  print: 'Печать',
  back: 'Назад к предложению',
}
