import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CasesPage } from '@tradepost/desk-features/cases'
import { loadCases } from '@tradepost/desk-features/cases/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadCases)

export default function Cases() {
  return <CasesPage {...useLoaderData<typeof loader>()} />
}
