import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageErrorsPage } from '@tradepost/desk-features/page-errors'
import { loadPageErrors } from '@tradepost/desk-features/page-errors/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadPageErrors)

export default function PageErrors() {
  return <PageErrorsPage {...useLoaderData<typeof loader>()} />
}
