import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPages } from '@tradepost/desk-features/legal'
import { loadLegalPages } from '@tradepost/desk-features/legal/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadLegalPages)

export default function LegalPagesRoute() {
  return <LegalPages {...useLoaderData<typeof loader>()} />
}
