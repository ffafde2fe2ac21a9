import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StatementPage } from '@tradepost/desk-features/money'
import { loadStatement } from '@tradepost/desk-features/money/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => {
  const { currency = '', month = '' } = args.params
  return runLoader(args, (context) => loadStatement(context, { currency, month }))
}

export default function Statement() {
  return <StatementPage {...useLoaderData<typeof loader>()} />
}
