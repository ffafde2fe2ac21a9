import { ApiError } from '@tradepost/api-client'
import type { DeskContext } from './desk-context.ts'

/** Refuses a page of a form to people who may not send it, before they fill it in. */
export function requirePermission(context: DeskContext, side: 'seller' | 'staff', permission: string): void {
  if (!context[side]?.permissions.some((one) => one === permission))
    throw new ApiError('forbidden', '', { status: 403, requestId: '', path: context.url.pathname })
}
