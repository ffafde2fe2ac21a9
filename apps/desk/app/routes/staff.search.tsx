import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { SearchPage } from '@tradepost/desk-features/support'
import { loadSearch } from '@tradepost/desk-features/support/server'
import { runLoader } from '../session/run.server.ts'

const pageOf = { order: paths.staffOrder, customer: paths.customer, ticket: paths.ticket }

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => {
    const searched = await loadSearch(context)
    const exact = searched.found?.exact
    if (exact) throw redirect(pageOf[exact.kind](exact.id))
    return searched
  })

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
