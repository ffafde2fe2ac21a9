import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UnitClaimsPage } from '@tradepost/desk-features/unit-claims'
import { loadUnitClaims } from '@tradepost/desk-features/unit-claims/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadUnitClaims)

export default function UnitClaims() {
  return <UnitClaimsPage {...useLoaderData<typeof loader>()} />
}
