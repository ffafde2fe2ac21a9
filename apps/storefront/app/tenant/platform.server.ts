import type { LoaderFunctionArgs } from '@remix-run/node'
import { type Platform, platformOf } from '@tradepost/marketplace-features/pass/server'

/** What the visitor sits at; a page that says so is not kept for others. */
export function platformFor({ context }: LoaderFunctionArgs): Platform {
  return platformOf(context.header('user-agent') ?? null)
}
