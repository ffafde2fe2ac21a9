import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { calls } from '@tradepost/contract'
import { mostPasskeys } from '@tradepost/domain/limits/list-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { requireFreshFactor } from '../../../platform/call/second-factor.ts'
import { deskOriginOf } from '../../../platform/config/desk-origin.ts'
import { moment } from '../../../platform/db/moment.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { companyName, sendNotice } from '../guard/notices.ts'
import { getUser } from '../user/user-store.ts'
import { afterRemoval, countFactors, lockFactors, mustKeepFactor } from './factors-of.ts'
import { challengeMs, keepChallenge, takeChallenge } from './passkey-challenge.ts'
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  passkeyOfCredential,
  renamePasskey,
} from './passkey-store.ts'
import {
  asPerson,
  continueProved,
  recordFactor,
  requireMayAddFactor,
  requireOwnSession,
  takeProof,
} from './prove-factor.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { algorithms, challengeOf, type PasskeySite, readNewPasskey, readProof } from './verify-passkey.ts'

const challenges: RateRule = { name: 'passkey-challenge', limit: 60, windowMs: hourMs }

const facts = { factor: 'passkey' }
const publicKey: 'public-key' = 'public-key'
const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, type: publicKey, transports })
const required = { userVerification: 'required' } as const

/** Calls about the passkeys of the signed-in person. */
export function passkeyCalls(deps: Deps): Implementation[] {
  const siteOf = ({ tenant }: CallContext): PasskeySite => {
    const origin = deskOriginOf(deps, tenant)
    return { origin, rpId: new URL(origin).hostname }
  }
  const challengeFor = (context: CallContext, purpose: 'add' | 'prove', challenge: string) => ({
    ...{ tenantId: context.tenant.tenantId, familyId: principal(context).sessionFamilyId, purpose, challenge },
  })

  return [
    implement(calls.factor.enrolPasskey, (_, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireMayAddFactor(deps, context)
      return asPerson(deps, context, async (tx, userId, tenantId) => {
        const now = await moment(tx)
        await requireOwnSession(tx, context)
        await requireRate(tx, tenantId, challenges, userId, now)
        const passkeys = await listPasskeys(tx, { tenantId, userId })
        if (passkeys.length >= mostPasskeys) throw new Failure('conflict')
        const { user } = await getUser(tx, tenantId, userId)
        const options = await generateRegistrationOptions({
          rpName: await companyName(tx, tenantId),
          rpID: siteOf(context).rpId,
          userName: user.email ?? user.nickName,
          userID: new TextEncoder().encode(`${tenantId}:${userId}`),
          userDisplayName: user.nickName,
          supportedAlgorithmIDs: algorithms,
        })
        await keepChallenge(tx, challengeFor(context, 'add', options.challenge), now)
        return {
          challenge: options.challenge,
          rp: { id: siteOf(context).rpId, name: options.rp.name },
          user: options.user,
          pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: publicKey })),
          timeout: challengeMs,
          attestation: 'none',
          excludeCredentials: passkeys.map(describe),
          authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, ...required },
        }
      })
    }),
    implement(calls.factor.confirmPasskey, ({ body }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireMayAddFactor(deps, context)
      return takeProof(deps, context, {
        ...{ kind: 'factor_added', refusal: 'passkey_refused', facts },
        take: async (tx, userId, now) => {
          const owner = { tenantId: context.tenant.tenantId, userId }
          const challenge = challengeOf(body.credential)
          if (challenge === null) return null
          if (!(await takeChallenge(tx, challengeFor(context, 'add', challenge), now))) return null
          const key = await readNewPasskey(siteOf(context), challenge, body.credential)
          if (!key) return null
          await lockFactors(tx, owner)
          const { all, passkeys } = await countFactors(tx, owner)
          if (passkeys >= mostPasskeys) throw new Failure('conflict')
          if (!(await addPasskey(tx, owner, { ...key, name: body.name.trim(), createdAt: now }))) return null
          await sendNotice(deps, tx, context, userId, 'passkeyAdded')
          const session = await continueProved(tx, context, now)
          const recoveryCodes = all === 0 ? await renewRecoveryCodes(tx, owner.tenantId, userId, now) : []
          return { recoveryCodes, session }
        },
      })
    }),
    implement(calls.factor.challengePasskey, (_, context) => {
      context.setHeader('Cache-Control', 'no-store')
      return asPerson(deps, context, async (tx, userId, tenantId) => {
        const now = await moment(tx)
        await requireOwnSession(tx, context)
        await requireRate(tx, tenantId, challenges, userId, now)
        const passkeys = await listPasskeys(tx, { tenantId, userId })
        if (passkeys.length === 0) throw new Failure('not_found')
        const { rpId } = siteOf(context)
        const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
        await keepChallenge(tx, challengeFor(context, 'prove', challenge), now)
        return { challenge, rpId, timeout: challengeMs, allowCredentials: passkeys.map(describe), ...required }
      })
    }),
    implement(calls.factor.provePasskey, ({ body: { credential } }, context) =>
      takeProof(deps, context, {
        ...{ kind: 'factor_proved', refusal: 'passkey_refused', facts },
        take: async (tx, userId, now) => {
          const challenge = challengeOf(credential)
          if (challenge === null) return null
          if (!(await takeChallenge(tx, challengeFor(context, 'prove', challenge), now))) return null
          const passkey = await passkeyOfCredential(tx, { tenantId: context.tenant.tenantId, userId }, credential.id)
          if (!passkey) return null
          const signCount = await readProof(siteOf(context), challenge, credential, passkey)
          if (signCount === null || !(await notePasskeyUse(tx, passkey, signCount, now))) return null
          return { session: await continueProved(tx, context, now) }
        },
      }),
    ),
    implement(calls.factor.renamePasskey, ({ params, body }, context) => {
      // A session that has only the password changes nothing about the factors.
      if (!principal(context).factorAt) throw new Failure('second_factor_required')
      return asPerson(deps, context, async (tx, userId, tenantId) => {
        if (!(await renamePasskey(tx, { tenantId, userId }, params.id, body.name.trim())))
          throw new Failure('not_found')
        return {}
      })
    }),
    implement(calls.factor.removePasskey, ({ params }, context) => {
      if (!principal(context).hasFactor) throw new Failure('factor_enrolment_required')
      requireFreshFactor(deps, context, deps.clock.now())
      return asPerson(deps, context, async (tx, userId, tenantId) => {
        const now = await moment(tx)
        const owner = { tenantId, userId }
        await lockFactors(tx, owner)
        if (!(await deletePasskey(tx, owner, params.id))) throw new Failure('not_found')
        const { all: left } = await countFactors(tx, owner)
        if (left === 0 && (await mustKeepFactor(deps, tx, owner))) throw new Failure('last_factor')
        const { sessionFamilyId: except } = principal(context)
        await afterRemoval(deps, tx, context, { userId, except, reason: 'factor_removed', now })
        await recordFactor(tx, context, { kind: 'factor_removed', now, facts })
        return {}
      })
    }),
  ]
}
