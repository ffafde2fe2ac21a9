import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AreasPage } from '@tradepost/desk-features/areas'
import { loadAreas } from '@tradepost/desk-features/areas/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadAreas)

export default function Areas() {
  return <AreasPage {...useLoaderData<typeof loader>()} />
}
