import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/opening.ts'

const path = '/website/staff/opening'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const openingDetail = call<typeof s.openingDetail>({
  ...staff,
  method: 'GET',
  path,
  permission: 'opening.view',
  summary: 'Returns what a new shop needs before it opens, and what of it is there.',
  errors: refusals,
})
export const setShopLists = call<typeof s.setShopLists>({
  ...staff,
  method: 'POST',
  path: `${path}/lists`,
  permission: 'opening.edit',
  summary: 'Sets the languages and currencies of the shop, the default of each first.',
  errors: [...refusals, 'data_error'],
})
export const setLegalLinks = call<typeof s.setLegalLinks>({
  ...staff,
  method: 'POST',
  path: `${path}/legal`,
  permission: 'opening.edit',
  summary: 'Sets the addresses of the terms, the privacy notice and the imprint, which the shop links on every page.',
  errors: [...refusals, 'data_error'],
})
export const setMailSender = call<typeof s.setMailSender>({
  ...staff,
  method: 'POST',
  path: `${path}/sender`,
  permission: 'opening.edit',
  summary:
    "Sets the sender of the shop's mails and sends a trial mail to the caller. The sender is used once that mail is delivered.",
  errors: [...refusals, 'data_error', 'email_format', 'state_conflict', 'rate_limited', 'step_up_required'],
})
export const tryPayment = call<typeof s.tryPayment>({
  ...staff,
  method: 'POST',
  path: `${path}/payment`,
  permission: 'opening.edit',
  summary: 'Tries the keys of the payment provider by a harmless request, and keeps the result.',
  errors: [...refusals, 'rate_limited'],
})
export const standardBrandList = call<typeof s.standardBrandList>({
  ...staff,
  method: 'GET',
  path: `${path}/brand`,
  permission: 'catalog.view',
  summary: 'Returns the brands that ship with the product, for shops that do not want to begin with none.',
  errors: refusals,
})
export const takeStandardBrands = call<typeof s.takeStandardBrands>({
  ...staff,
  method: 'POST',
  path: `${path}/brand`,
  permission: 'catalog.edit',
  summary: 'Adds brands of the list that ships, each with its usual kinds of goods. Skips those that the shop has.',
  errors: [...refusals, 'data_error'],
})
export const setShopOpen = call<typeof s.setShopOpen>({
  ...staff,
  method: 'POST',
  path: `${path}/open`,
  permission: 'opening.open',
  summary: 'Opens the shop to shoppers once every step is done, or closes it again. Orders that run are not affected.',
  errors: [...refusals, 'opening_incomplete', 'state_conflict', 'step_up_required'],
})
export const shopPreview = call<typeof s.shopPreview>({
  auth: 'buyer',
  tag: 'extension',
  method: 'GET',
  path: '/website/common/preview',
  summary: 'Says whether the signed-in person works for the shop, and so may see and use it before it opens.',
  errors: ['unauthorized'],
})
