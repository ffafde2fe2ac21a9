import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportFigures, figureTables } from '@tradepost/desk-features/insight/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** One table of the figures of the days that the address names, as a file. */
export function loader(args: LoaderFunctionArgs) {
  const table = figureTables.find((one) => one === args.params.table)
  if (!table) throw new Response(null, { status: 404 })
  return answerCsv(args, { fileName: `figures-${table}.csv`, load: (context) => exportFigures(context, table) })
}
