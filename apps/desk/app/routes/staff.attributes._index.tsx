import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AttributesPage } from '@tradepost/desk-features/catalog'
import { loadAttributes } from '@tradepost/desk-features/catalog/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadAttributes)

export default function Attributes() {
  return <AttributesPage {...useLoaderData<typeof loader>()} />
}
