import type { LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { exportUnits } from '@tradepost/desk-features/units/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The units of an offer as a file, for somebody who has just confirmed the identity. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  return answerCsv(args, {
    fileName: `units-${/^\d+$/.test(id) ? id : 'offer'}.csv`,
    load: (context) => exportUnits(context, id),
    confirmAt: paths.exportUnits(id),
  })
}
