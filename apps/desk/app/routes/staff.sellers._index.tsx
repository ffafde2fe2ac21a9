import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SellersPage } from '@tradepost/desk-features/sellers'
import { loadSellers } from '@tradepost/desk-features/sellers/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSellers)

export default function Sellers() {
  return <SellersPage {...useLoaderData<typeof loader>()} />
}
