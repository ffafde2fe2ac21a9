import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportUnitClaims } from '@tradepost/desk-features/unit-claims/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The claims in the state of the address, as a file. */
export const loader = (args: LoaderFunctionArgs) => answerCsv(args, { fileName: 'claims.csv', load: exportUnitClaims })
