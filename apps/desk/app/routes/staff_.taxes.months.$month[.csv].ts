import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportTaxMonth } from '@tradepost/desk-features/taxes/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The tax of a month for the accountant. */
export function loader(args: LoaderFunctionArgs) {
  const { month = '' } = args.params
  return answerCsv(args, { fileName: `tax-${month}.csv`, load: (context) => exportTaxMonth(context, month) })
}
