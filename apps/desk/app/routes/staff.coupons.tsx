import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CouponsPage } from '@tradepost/desk-features/coupons'
import { actOnShopCoupons, loadShopCoupons } from '@tradepost/desk-features/coupons/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadShopCoupons)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnShopCoupons)

export default function ShopCoupons() {
  return <CouponsPage side="staff" {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
