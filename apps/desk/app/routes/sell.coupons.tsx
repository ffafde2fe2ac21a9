import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CouponsPage } from '@tradepost/desk-features/coupons'
import { actOnSellerCoupons, loadSellerCoupons } from '@tradepost/desk-features/coupons/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSellerCoupons)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnSellerCoupons)

export default function SellerCoupons() {
  return <CouponsPage side="seller" {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
