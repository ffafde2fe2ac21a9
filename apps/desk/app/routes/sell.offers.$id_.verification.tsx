import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OfferVerificationPage } from '@tradepost/desk-features/verification'
import { askVerification, loadOfferVerification } from '@tradepost/desk-features/verification/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOfferVerification(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => askVerification(context, form, args.params.id ?? ''))

export default function OfferVerification() {
  return <OfferVerificationPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
