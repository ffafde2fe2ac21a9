import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOffers } from '@tradepost/desk-features/offers/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The seller's offers as a list that can be imported again. */
export const loader = (args: LoaderFunctionArgs) => answerCsv(args, { fileName: 'offers.csv', load: exportOffers })
