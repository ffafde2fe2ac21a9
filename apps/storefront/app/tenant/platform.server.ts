import type { LoaderFunctionArgs } from '@remix-run/node'
import { type Platform, platformOf } from '@tradepost/marketplace-features/pass/server'

/** The visitor's operating system. Reading the header makes a page uncacheable. */
export function platformFor({ context }: LoaderFunctionArgs): Platform {
  return platformOf(context.header('user-agent') ?? null)
}
