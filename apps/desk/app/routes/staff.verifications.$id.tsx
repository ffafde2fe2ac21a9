import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { VerificationPage } from '@tradepost/desk-features/verification'
import { actOnVerification, loadVerification } from '@tradepost/desk-features/verification/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadVerification(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnVerification(context, form, args.params.id ?? ''))

export default function Verification() {
  return <VerificationPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
