import { calls } from '@tradepost/contract'
import { paths } from '../kernel/paths/index.ts'
import type { ActionTools } from '../kernel/server.ts'

/** Where a person goes after signing in: to the page that asks for consent to new terms, or to `back`. */
export async function afterSignIn(tools: ActionTools, back: string): Promise<string> {
  const { pending } = await tools
    .api()(calls.legal.termsConsent, {})
    .catch(() => ({ pending: false }))
  return pending ? paths.agreeToTerms(back === '/' ? undefined : back) : back
}
