import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportShopCoupons } from '@tradepost/desk-features/coupons/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** All coupons of the shop, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, { fileName: 'coupons.csv', load: exportShopCoupons })
