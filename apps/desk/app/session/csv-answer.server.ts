import type { DeskContext } from '@tradepost/desk-features/kernel/server'
import type { RouteArgs } from './desk-scope.server.ts'
import { runLoader } from './run.server.ts'

/** Answers a signed-in person with a CSV file. */
export async function answerCsv(
  args: RouteArgs,
  fileName: string,
  load: (context: DeskContext) => Promise<string>,
): Promise<Response> {
  const { data: csv, init } = await runLoader(args, load)
  const headers = new Headers(init?.headers)
  headers.set('Content-Type', 'text/csv; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`)
  return new Response(csv, { headers })
}
