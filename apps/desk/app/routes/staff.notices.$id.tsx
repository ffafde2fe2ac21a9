import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { NoticePage } from '@tradepost/desk-features/notices'
import { actOnNotice, loadNotice } from '@tradepost/desk-features/notices/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadNotice(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnNotice(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.notice(result.item))
    return result
  })

export default function Notice() {
  return <NoticePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
