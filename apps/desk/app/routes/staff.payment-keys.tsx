import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PaymentKeysPage } from '@tradepost/desk-features/payment-keys'
import { actOnPaymentKeys, loadPaymentKeys } from '@tradepost/desk-features/payment-keys/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadPaymentKeys)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnPaymentKeys)

export default function PaymentKeys() {
  return <PaymentKeysPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
