import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SellerApiPage } from '@tradepost/desk-features/seller-api'
import { actOnSellerApi, loadSellerApi } from '@tradepost/desk-features/seller-api/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSellerApi)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnSellerApi)

export default function SellerApi() {
  return <SellerApiPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
