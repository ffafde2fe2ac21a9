import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { SellerApiPage } from '@tradepost/desk-features/seller-api'
import { actOnSellerApi, loadSellerApi } from '@tradepost/desk-features/seller-api/server'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSellerApi)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnSellerApi)

export default function SellerApi() {
  return <SellerApiPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
