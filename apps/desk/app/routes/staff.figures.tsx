import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FiguresPage } from '@tradepost/desk-features/insight'
import { loadFigures } from '@tradepost/desk-features/insight/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadFigures)

export default function Figures() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
