import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportTable } from '@tradepost/desk-features/kernel/server'
import { answerCsv } from '../session/csv-answer.server.ts'
import { sellerTableSources } from '../tables/seller-tables.server.ts'

/** One table of the seller centre with the filter of its page, as a file. */
export function loader(args: LoaderFunctionArgs) {
  const name = args.params.table ?? ''
  const source = Object.entries(sellerTableSources).find(([table]) => table === name)?.[1]
  if (!source) throw new Response(null, { status: 404 })
  return answerCsv(args, {
    fileName: `${name}.csv`,
    call: source.call,
    load: (context) => exportTable(context, source),
  })
}
