import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BrandsPage } from '@tradepost/desk-features/catalog'
import { loadBrands } from '@tradepost/desk-features/catalog/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadBrands)

export default function Brands() {
  return <BrandsPage {...useLoaderData<typeof loader>()} />
}
