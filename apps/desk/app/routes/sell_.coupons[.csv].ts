import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportSellerCoupons } from '@tradepost/desk-features/coupons/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The seller's coupons, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, { fileName: 'coupons.csv', load: exportSellerCoupons })
