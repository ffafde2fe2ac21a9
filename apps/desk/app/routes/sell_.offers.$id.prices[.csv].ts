import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportOfferPrices } from '@tradepost/desk-features/offer-prices/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The prices that an offer has had, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, { fileName: 'prices.csv', load: (context) => exportOfferPrices(context, args.params.id ?? '') })
