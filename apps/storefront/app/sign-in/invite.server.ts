import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { cookieNames } from '../../server/visitor/cookies.ts'
import type { Flash } from '../cookies/flash.server'
import { sendCookie } from '../cookies/send-cookie.server'
import type { Scope } from '../scope/scope.server'

const cookieName = cookieNames.invite
const thirtyDays = 30 * 24 * 3600
const tokenPattern = /^[\w-]{6,40}$/

/** Content of the cookie: an invitation's token and the user it is recorded for; `userId` is empty before sign-in. */
interface StoredInvite {
  token: string
  userId: string
}

function readStoredInvite(scope: Scope): StoredInvite {
  const [token = '', userId = ''] = (scope.facts.cookies.get(cookieName) ?? '').split('.')
  return tokenPattern.test(token) ? { token, userId } : { token: '', userId: '' }
}

const storeInvite = ({ facts }: Scope, { token, userId }: StoredInvite) =>
  sendCookie(facts, cookieName, `${token}.${userId}`, { maxAge: thirtyDays })

async function record(scope: Scope, token: string): Promise<Flash | null> {
  const { recorded, hours } = await scope.api(calls.invitation.buyerInviteRecord, { body: { inviteToken: token } })
  if (!recorded) return null
  if (hours === 0) return { type: 'info', text: scope.context.t('pass.inviteWithoutHours') }
  const values = { count: hours, n: String(hours) }
  return { type: 'success', text: scope.context.t('pass.inviteCounted', values) }
}

/** Stores the address's invitation until the visitor signs in, then records it once. Returns a message to show. */
export async function recordInvite(scope: Scope): Promise<Flash | null> {
  const requested = scope.context.url.searchParams.get('invite') ?? ''
  const userId = scope.keeper.current()?.userId ?? ''
  // Reading the cookie would make the page uncacheable.
  if (!userId && !tokenPattern.test(requested)) return null
  const stored = readStoredInvite(scope)
  const token = tokenPattern.test(requested) ? requested : stored.token
  if (!token) return null
  if (!userId) {
    if (token !== stored.token) storeInvite(scope, { token, userId: '' })
    return null
  }
  const isRecorded =
    stored.token === token && (stored.userId === userId || (stored.userId !== '' && token !== requested))
  if (isRecorded) return null
  try {
    const message = await record(scope, token)
    storeInvite(scope, { token, userId })
    return message
  } catch (error) {
    // A 4xx other than 429 is final. After any other failure, the next page repeats the call.
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429
    if (isRefused && !isSessionOver(error)) storeInvite(scope, { token, userId })
    return null
  }
}
