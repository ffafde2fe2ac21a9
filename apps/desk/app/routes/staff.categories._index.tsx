import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CategoriesPage } from '@tradepost/desk-features/catalog'
import { loadCategories } from '@tradepost/desk-features/catalog/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadCategories)

export default function Categories() {
  return <CategoriesPage {...useLoaderData<typeof loader>()} />
}
