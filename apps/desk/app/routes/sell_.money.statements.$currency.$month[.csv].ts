import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportStatement } from '@tradepost/desk-features/money/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The statement of a month as a file. */
export function loader(args: LoaderFunctionArgs) {
  const { currency = '', month = '' } = args.params
  return answerCsv(args, {
    fileName: `statement-${currency}-${month}.csv`,
    load: (context) => exportStatement(context, { currency, month }),
  })
}
