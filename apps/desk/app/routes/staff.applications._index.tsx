import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApplicationsPage } from '@tradepost/desk-features/application'
import { loadApplications } from '@tradepost/desk-features/application/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadApplications)

export default function Applications() {
  return <ApplicationsPage {...useLoaderData<typeof loader>()} />
}
