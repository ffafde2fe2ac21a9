import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrdersPage } from '@tradepost/desk-features/orders'
import { loadOrders } from '@tradepost/desk-features/orders/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadOrders)

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
