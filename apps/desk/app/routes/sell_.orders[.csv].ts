import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOrders } from '@tradepost/desk-features/orders/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The seller's orders that match the filter of the address, as a file. */
export const loader = (args: LoaderFunctionArgs) => answerCsv(args, { fileName: 'orders.csv', load: exportOrders })
