import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportAudit } from '@tradepost/desk-features/audit/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The entries of the audit log that match the filter of the address, as a file. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCsv(args, {
    fileName: `audit-${new Date().toISOString().slice(0, 10)}.csv`,
    load: async (context) => (await exportAudit(context)).csv,
  })
