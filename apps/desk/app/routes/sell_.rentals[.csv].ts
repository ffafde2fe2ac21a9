import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportRentalUnits } from '@tradepost/desk-features/rental-units/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The rental accounts in the state of the address, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, { fileName: 'rentals.csv', load: exportRentalUnits })
