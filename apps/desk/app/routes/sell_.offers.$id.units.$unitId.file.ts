import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '@tradepost/desk-features/kernel'
import { loadUnitFile } from '@tradepost/desk-features/units/server'
import { runLoader } from '../session/run.server.ts'

/** The file of a unit, for somebody who has just confirmed the identity. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = '', unitId = '' } = args.params
  const { data: file, init } = await runLoader(args, (context) => loadUnitFile(context, unitId))
  const headers = new Headers(init?.headers)
  if (!file) return redirect(paths.exportUnits(id, unitId), { headers })
  for (const [name, value] of Object.entries(file.headers)) headers.set(name, value)
  return new Response(file.bytes, { headers })
}
