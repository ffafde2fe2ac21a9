import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportInvoices } from '@tradepost/desk-features/invoices/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The documents of a month for the accountant. */
export function loader(args: LoaderFunctionArgs) {
  const { month = '' } = args.params
  return answerCsv(args, { fileName: `invoices-${month}.csv`, load: (context) => exportInvoices(context, month) })
}
