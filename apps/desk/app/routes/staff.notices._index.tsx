import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NoticesPage } from '@tradepost/desk-features/notices'
import { loadNotices } from '@tradepost/desk-features/notices/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadNotices)

export default function Notices() {
  return <NoticesPage {...useLoaderData<typeof loader>()} />
}
