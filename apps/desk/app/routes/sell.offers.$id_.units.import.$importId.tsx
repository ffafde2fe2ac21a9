import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UnitImportPage } from '@tradepost/desk-features/units'
import { loadUnitImport } from '@tradepost/desk-features/units/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadUnitImport(context, args.params.id ?? '', args.params.importId ?? ''))

export default function UnitImport() {
  return <UnitImportPage {...useLoaderData<typeof loader>()} />
}
