import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { previewAddress } from '@tradepost/desk-features/content/server'
import { runLoader } from '../session/run.server.ts'

/** Leads to the shop, which shows a version of some content before it is published. */
export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => {
    const { kind = '', id = '' } = args.params
    throw redirect(await previewAddress(context, kind, id))
  })
