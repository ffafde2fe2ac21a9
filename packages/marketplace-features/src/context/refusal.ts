import { isApiError } from '@tradepost/api-client'
import type { FeatureContext, Problem } from './server.ts'

const unreachable = ['network', 'timeout', 'garbage']
const secret = /password|code|ticket|repeat/i
const leading = new Set<string>(['unauthorized', 'access_denied', 'step_up_required'])

/** The answer to refused input: problems and what was typed, secrets left out. */
export function refusal(problems: Problem[], form: FormData, extra: Record<string, string> = {}) {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !secret.test(name))
  return {
    ok: false as const,
    problems,
    values: { ...(Object.fromEntries(typed) as Record<string, string>), ...extra },
  }
}

/** Runs a step; a failure the gateway named becomes a refusal, `fieldOf` says which field its code is about. */
export async function withProblems<T>(
  ctx: FeatureContext,
  form: FormData,
  fieldOf: Record<string, string>,
  step: () => Promise<T>,
): Promise<T | ReturnType<typeof refusal>> {
  try {
    return await step()
  } catch (error) {
    // NOTE: these are the storefront's business: it sends the visitor to the login, or to prove who is there.
    if (!isApiError(error) || leading.has(error.code)) throw error
    const message = unreachable.includes(error.code) ? ctx.t('errors.unavailable') : error.message
    return refusal([{ code: error.code, message, field: fieldOf[error.code] ?? error.details.field }], form)
  }
}
