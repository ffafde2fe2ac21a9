import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SettingsPage } from '@tradepost/desk-features/payout-settings'
import { actOnSettings, loadSettings } from '@tradepost/desk-features/payout-settings/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSettings)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnSettings)

export default function PayoutSettings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
