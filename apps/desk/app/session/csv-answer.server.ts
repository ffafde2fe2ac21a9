import { redirect } from '@remix-run/node'
import type { Call } from '@tradepost/contract'
import { type DeskContext, savedAs } from '@tradepost/desk-features/kernel/server'
import type { RouteArgs } from './desk-scope.server.ts'
import { runLoader } from './run.server.ts'

interface CsvFile {
  fileName: string
  load: (context: DeskContext) => Promise<string | null>
  /** The page for a person who has to confirm the identity first: then `load` returns null. */
  confirmAt?: string
  /** The only call that is recorded with the name of the file; by default each that `load` makes. */
  call?: Call
}

/** Answers a signed-in person with a CSV file, which the audit log names. Every CSV file of the desk comes from here. */
export async function answerCsv(args: RouteArgs, { fileName, load, confirmAt, call }: CsvFile): Promise<Response> {
  const { data: csv, init } = await runLoader(args, (context) =>
    load({ ...context, api: savedAs(context.api, fileName, call) }),
  )
  const headers = new Headers(init?.headers)
  if (csv === null) {
    if (confirmAt === undefined) throw new Error(`${fileName} has no text`)
    return redirect(confirmAt, { headers })
  }
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  return new Response(csv, { headers })
}
