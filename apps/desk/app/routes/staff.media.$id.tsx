import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { MediaItemPage } from '@tradepost/desk-features/media'
import { changeMedia, loadMediaItem } from '@tradepost/desk-features/media/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadMediaItem(context, args.params.id ?? ''))

/** Leads back to the library once the file was removed. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => changeMedia(context, form, args.params.id ?? ''))
  const headers = answer.init?.headers
  const isRemoved = answer.data.ok && answer.data.isRemoved
  return isRemoved ? redirect(paths.media(), headers ? { headers } : {}) : answer
}

export default function MediaItem() {
  return <MediaItemPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
