import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportChargebackBuyers } from '@tradepost/desk-features/chargebacks/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The buyers who charge back in the time of the address, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, { fileName: 'chargeback-buyers.csv', load: exportChargebackBuyers })
