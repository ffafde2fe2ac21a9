import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ShopKeysPage } from '@tradepost/desk-features/shop-keys'
import { actOnShopKeys, loadShopKeys } from '@tradepost/desk-features/shop-keys/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadShopKeys)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnShopKeys)

export default function ShopKeys() {
  return <ShopKeysPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
