import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { OfferTranslationsPage } from '@tradepost/desk-features/offer-translations'
import { actOnOfferTranslations, loadOfferTranslations } from '@tradepost/desk-features/offer-translations/server'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOfferTranslations(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnOfferTranslations(context, form, args.params.id ?? ''))

export default function OfferTranslations() {
  const { languages } = useRouteLoaderData('root') as RootData
  return (
    <OfferTranslationsPage
      {...useLoaderData<typeof loader>()}
      languages={languages}
      result={useResult<typeof action>()}
    />
  )
}
