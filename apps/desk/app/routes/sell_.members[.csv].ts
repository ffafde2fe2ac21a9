import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportMembers } from '@tradepost/desk-features/members/server'
import { answerCsv } from '../session/csv-answer.server.ts'

/** The seller's members and open invitations, as a file. */
export const loader = (args: LoaderFunctionArgs) => answerCsv(args, { fileName: 'members.csv', load: exportMembers })
