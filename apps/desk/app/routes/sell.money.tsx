import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MoneyPage } from '@tradepost/desk-features/money'
import { loadMoney } from '@tradepost/desk-features/money/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadMoney)

export default function Money() {
  return <MoneyPage {...useLoaderData<typeof loader>()} />
}
