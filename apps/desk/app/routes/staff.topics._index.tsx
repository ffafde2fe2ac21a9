import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TopicsPage } from '@tradepost/desk-features/topics'
import { loadTopics } from '@tradepost/desk-features/topics/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTopics)

export default function Topics() {
  return <TopicsPage {...useLoaderData<typeof loader>()} />
}
