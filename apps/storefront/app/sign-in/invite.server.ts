import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { cookieNames } from '../../server/visitor/cookies.ts'
import type { Flash } from '../cookies/flash.server'
import { sendCookie } from '../cookies/send-cookie.server'
import type { Scope } from '../scope/scope.server'

const cookieName = cookieNames.invite
const thirtyDays = 30 * 24 * 3600
const tokenPattern = /^[\w-]{6,40}$/

/** Who told which token; nobody yet while its visitor has not logged in. */
interface Kept {
  token: string
  userId: string
}

function keptIn(scope: Scope): Kept {
  const [token = '', userId = ''] = (scope.facts.cookies.get(cookieName) ?? '').split('.')
  return tokenPattern.test(token) ? { token, userId } : { token: '', userId: '' }
}

const keep = ({ facts }: Scope, { token, userId }: Kept) =>
  sendCookie(facts, cookieName, `${token}.${userId}`, { maxAge: thirtyDays })

async function record(scope: Scope, token: string): Promise<Flash | null> {
  const { recorded, hours } = await scope.api(calls.invitation.buyerInviteRecord, { body: { inviteToken: token } })
  if (!recorded) return null
  if (hours === 0) return { type: 'info', text: scope.context.t('pass.inviteWithoutHours') }
  const values = { count: hours, n: String(hours) }
  return { type: 'success', text: scope.context.t('pass.inviteCounted', values) }
}

/** Keeps the invite token of an address until its visitor has logged in, then records it once; answers what to say. */
export async function recordInvite(scope: Scope): Promise<Flash | null> {
  const asked = scope.context.url.searchParams.get('invite') ?? ''
  const userId = scope.keeper.current()?.userId ?? ''
  // NOTE: a page that everybody shares does not ask who has been invited.
  if (!userId && !tokenPattern.test(asked)) return null
  const kept = keptIn(scope)
  const token = tokenPattern.test(asked) ? asked : kept.token
  if (!token) return null
  if (!userId) {
    if (token !== kept.token) keep(scope, { token, userId: '' })
    return null
  }
  const told = kept.token === token && (kept.userId === userId || (kept.userId !== '' && token !== asked))
  if (told) return null
  try {
    const said = await record(scope, token)
    keep(scope, { token, userId })
    return said
  } catch (error) {
    // NOTE: refused for good is told; what did not reach the gateway is tried again with the next page.
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429
    if (isRefused && !isSessionOver(error)) keep(scope, { token, userId })
    return null
  }
}
