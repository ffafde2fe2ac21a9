import { expect, it } from 'vitest'
import { columnsOf, type RowSchema } from './table-columns.ts'

const text = { type: 'string' }
const number = { type: 'integer' }
const object = (properties: Record<string, RowSchema>) => ({ type: 'object', properties })
const money = object({ minor: number, currency: text })
const orNull = (schema: RowSchema) => ({ anyOf: [schema, { type: 'null' }] })

const lineOf = (schema: RowSchema, row: unknown) =>
  Object.fromEntries(columnsOf(schema).map(({ name, cell }) => [name, cell(row)]))

it('writes amounts as decimal numbers with their currency', () => {
  const schema = object({ net: money, fee: orNull(money), priceMinor: orNull(number) })
  expect(lineOf(schema, { net: { minor: -1205, currency: 'EUR' }, fee: null, priceMinor: 7 })).toEqual({
    ...{ net: '-12.05', net_currency: 'EUR', fee: '', fee_currency: '', price: '0.07', price_currency: 'USD' },
  })
  expect(lineOf(schema, { net: { minor: 1500, currency: 'JPY' }, fee: { minor: 1, currency: 'KWD' } })).toMatchObject({
    ...{ net: '1500', fee: '0.001', price: '', price_currency: '' },
  })
  const insurance = object({ exposure: number, sellerDepositUsd: number })
  expect(lineOf(insurance, { exposure: 120050, sellerDepositUsd: 5000 })).toEqual({
    ...{ exposure_usd: '1200.50', seller_deposit_usd: '50.00' },
  })
  const invoice = object({ amount: money, tax: object({ country: text, minor: number }) })
  expect(lineOf(invoice, { amount: { minor: 500, currency: 'JPY' }, tax: { country: 'JP', minor: 45 } })).toEqual({
    ...{ amount: '500', amount_currency: 'JPY', tax_country: 'JP', tax: '45', tax_currency: 'JPY' },
  })
  const act = object({ amount: number, unit: text, worth: number })
  expect(lineOf(act, { amount: 250, unit: 'POINT', worth: 250 })).toEqual({
    ...{ amount: '250', amount_currency: 'POINT', unit: 'POINT', worth: '250', worth_currency: 'POINT' },
  })
  expect(lineOf(act, { amount: 250, unit: 'EUR', worth: 270 })).toMatchObject({ worth: '2.70', worth_currency: 'USD' })
})

it('gives the fields of an object columns of their own, and a list one cell', () => {
  const schema = object({
    owner: orNull(object({ id: text, nickName: text })),
    permissions: { type: 'array', items: text },
    facts: { type: 'array', items: object({ name: text, value: text }) },
    totals: { type: 'array', items: money },
    mayAnswer: { type: 'boolean' },
    isOpen: { type: 'boolean' },
  })
  const row = {
    ...{ owner: { id: '7', nickName: '=Nova' }, permissions: ['a', 'b'], facts: [{ name: 'x', value: '1' }] },
    ...{ totals: [{ minor: 100, currency: 'USD' }], mayAnswer: true, isOpen: false },
  }
  expect(lineOf(schema, row)).toEqual({
    ...{ owner_id: '7', owner_nick_name: "'=Nova", permissions: 'a; b', facts: 'name: x, value: 1' },
    ...{ totals: 'USD 1.00', is_open: 'no' },
  })
  expect(lineOf(schema, { ...row, owner: null })).toMatchObject({ owner_id: '', owner_nick_name: '' })
})

it('lets no text begin like a formula, but keeps negative numbers', () => {
  const schema = object({ name: text, points: number })
  expect(lineOf(schema, { name: '-1+cmd', points: -5 })).toEqual({ name: "'-1+cmd", points: '-5' })
  expect(lineOf(schema, { name: '\t=1', points: 0 })).toEqual({ name: "'\t=1", points: '0' })
})
