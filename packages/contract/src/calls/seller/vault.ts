import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/vault.ts'

const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const

export const setVault = call<typeof s.setVault>({
  method: 'POST',
  path: '/product/seller/offer/{id}/vault',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary: 'Supplies an offer from its vault, by its seller or from declared stock, and sets the warning of low stock.',
  errors: [...seller, 'state_conflict'],
})
export const addUnit = call<typeof s.addUnit>({
  method: 'POST',
  path: '/product/seller/offer/{id}/unit',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary: 'Adds one unit to the vault of an offer.',
  errors: [...seller, 'data_error', 'state_conflict', 'unit_duplicate', 'rate_limited', 'seller_suspended'],
})
export const addUnitFile = call<typeof s.addUnitFile>({
  method: 'POST',
  path: '/product/seller/offer/{id}/unit/file',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary:
    'Adds a file as one unit to the vault of an offer: a PDF, ZIP, JPEG, PNG or plain text in UTF-8 of at most 2 MB, whose name ends as its type does.',
  errors: [
    ...seller,
    'data_error',
    'state_conflict',
    'unit_duplicate',
    'upload_format',
    'upload_limit',
    'rate_limited',
    'seller_suspended',
  ],
  multipart: true,
})
export const unitFile = call<typeof s.unitFile>({
  method: 'POST',
  path: '/product/seller/unit/{id}/file',
  auth: 'seller',
  permission: 'unit.export',
  tag: 'extension',
  summary: 'Returns the file of a unit with its name, to somebody who has just authenticated.',
  errors: [...seller, 'step_up_required', 'rate_limited'],
})
export const addUnits = call<typeof s.addUnits>({
  method: 'POST',
  path: '/product/seller/offer/{id}/units',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary: 'Adds units to the vault of an offer, and returns which were refused.',
  errors: [...seller, ...once, 'state_conflict', 'rate_limited', 'seller_suspended'],
  idempotent: true,
})
export const pasteUnits = call<typeof s.pasteUnits>({
  method: 'POST',
  path: '/product/seller/offer/{id}/units/paste',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary: 'Adds a unit for each pasted line to the vault of an offer, and returns which lines were refused.',
  errors: [...seller, 'data_error', 'state_conflict', 'too_large', 'rate_limited', 'seller_suspended'],
})
export const importUnits = call<typeof s.importUnits>({
  method: 'POST',
  path: '/product/seller/offer/{id}/units/import',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary:
    'Accepts a CSV list of units with the columns code, login, password, email, note, remark and expires, and adds them to the vault of an offer in the background.',
  errors: [...seller, 'state_conflict', 'upload_format', 'upload_limit', 'rate_limited'],
  multipart: true,
})
export const unitImportState = call<typeof s.unitImportState>({
  method: 'GET',
  path: '/product/seller/unit-import/{id}',
  auth: 'seller',
  permission: 'unit.view',
  tag: 'extension',
  summary: 'Returns the progress of an import of units.',
  errors: [...seller],
})
export const unitImportRefusals = call<typeof s.unitImportRefusals>({
  method: 'GET',
  path: '/product/seller/unit-import/{id}/refusals',
  auth: 'seller',
  permission: 'unit.view',
  tag: 'extension',
  summary: 'Returns a page of the lines an import of units refused, with the reasons.',
  errors: [...seller],
})
export const unitPage = call<typeof s.unitPage>({
  method: 'POST',
  path: '/product/seller/offer/{id}/units/page',
  auth: 'seller',
  permission: 'unit.view',
  tag: 'extension',
  reads: true,
  summary: 'Returns a page of the units of an offer without their content, and how many there are in each state.',
  errors: [...seller, 'state_conflict'],
})
export const changeUnit = call<typeof s.changeUnit>({
  method: 'POST',
  path: '/product/seller/unit/{id}',
  auth: 'seller',
  permission: 'unit.edit',
  tag: 'extension',
  summary: 'Withdraws a unit, puts it back on sale, or marks it as bad.',
  errors: [...seller, 'state_conflict'],
})
export const replaceUnit = call<typeof s.replaceUnit>({
  method: 'POST',
  path: '/finance/order/seller/{id}/replace-unit',
  auth: 'seller',
  permission: 'order.deliver',
  tag: 'extension',
  summary: 'Gives the buyer of a delivered unit that does not work another unit of the same offer.',
  errors: [...seller, ...once, 'state_conflict', 'offer_sold_out'],
  idempotent: true,
})
export const exportUnits = call<typeof s.exportUnits>({
  method: 'POST',
  path: '/product/seller/offer/{id}/units/export',
  auth: 'seller',
  permission: 'unit.export',
  tag: 'extension',
  summary: 'Returns the units of an offer with their content, to somebody who has just authenticated.',
  errors: [...seller, 'state_conflict', 'step_up_required', 'rate_limited'],
})
