import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportFigures } from './export-figures.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const figures = {
  ...{ from: '2026-10-31T23:00:00.000Z', timeZone: 'Europe/Berlin' },
  money: [
    { currency: 'USD', paid: usd(1250), refunded: usd(0), chargedBack: usd(-500), coupons: usd(100), take: usd(125) },
  ],
  moneySeries: [
    {
      currency: 'USD',
      steps: [
        { from: '2026-10-31T23:00:00.000Z', paid: 1250, refunded: 0, chargedBack: -500, coupons: 100, take: 125 },
      ],
    },
  ],
  series: [{ from: '2026-10-31T23:00:00.000Z', orders: 3, views: 40 }],
  ...{ views: 40, steps: { carts: 9, begun: 4, paid: 3, confirmed: 2 } },
  brands: [{ id: '1', name: 'Worlds, "old"', orders: 3, refunded: 1 }],
  sellers: [{ id: '2', name: '+Nova', orders: 2, refunded: 0 }],
  course: {
    ...{ of: 'seller', id: '2', name: '+Nova' },
    series: [{ from: '2026-10-31T23:00:00.000Z', orders: 2, refunded: 1 }],
    money: [
      {
        currency: 'USD',
        steps: [{ from: '2026-10-31T23:00:00.000Z', paid: 900, refunded: 450, coupons: 0, take: 45 }],
      },
    ],
  },
  emptySearches: [{ words: '=HYPERLINK("x")', visitors: 3 }],
}
const context = {
  api: async () => figures,
  url: new URL('https://desk.example/staff/figures/money.csv?days=7'),
} as unknown as DeskContext

it('gives each table of the figures as CSV', async () => {
  expect(await exportFigures(context, 'money')).toBe(
    'currency,paid_minor,refunded_minor,charged_back_minor,coupons_minor,take_minor,since,time_zone\r\nUSD,1250,0,-500,100,125,2026-11-01,Europe/Berlin\r\n',
  )
  expect(await exportFigures(context, 'movements')).toBe(
    'from,day,currency,paid_minor,refunded_minor,charged_back_minor,coupons_minor,take_minor,since,time_zone\r\n2026-10-31T23:00:00.000Z,2026-11-01,USD,1250,0,-500,100,125,2026-11-01,Europe/Berlin\r\n',
  )
  expect(await exportFigures(context, 'series')).toBe(
    'from,day,orders,views,since,time_zone\r\n2026-10-31T23:00:00.000Z,2026-11-01,3,40,2026-11-01,Europe/Berlin\r\n',
  )
  expect((await exportFigures(context, 'steps')).split('\r\n').slice(0, 3)).toEqual([
    'step,number,since,time_zone',
    'seen,40,2026-11-01,Europe/Berlin',
    'cart,9,2026-11-01,Europe/Berlin',
  ])
  expect(await exportFigures(context, 'brands')).toBe(
    'id,name,orders,refunded,since,time_zone\r\n1,"Worlds, ""old""",3,1,2026-11-01,Europe/Berlin\r\n',
  )
})

it('gives the course of a seller as CSV, its orders and its money', async () => {
  expect(await exportFigures(context, 'course')).toBe(
    "id,name,from,day,orders,refunded,since,time_zone\r\n2,'+Nova,2026-10-31T23:00:00.000Z,2026-11-01,2,1,2026-11-01,Europe/Berlin\r\n",
  )
  expect(await exportFigures(context, 'receipts')).toBe(
    "id,name,from,day,currency,paid_minor,refunded_minor,coupons_minor,take_minor,since,time_zone\r\n2,'+Nova,2026-10-31T23:00:00.000Z,2026-11-01,USD,900,450,0,45,2026-11-01,Europe/Berlin\r\n",
  )
})

it('gives texts of strangers so that no spreadsheet runs them', async () => {
  expect(await exportFigures(context, 'sellers')).toContain(`2,'+Nova,2,0`)
  expect(await exportFigures(context, 'searches')).toContain(`"'=HYPERLINK(""x"")",3,`)
})
