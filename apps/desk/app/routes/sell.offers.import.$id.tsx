import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ImportStatePage } from '@tradepost/desk-features/offer-import'
import { loadImport } from '@tradepost/desk-features/offer-import/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadImport(context, args.params.id ?? ''))

export default function Import() {
  return <ImportStatePage {...useLoaderData<typeof loader>()} />
}
