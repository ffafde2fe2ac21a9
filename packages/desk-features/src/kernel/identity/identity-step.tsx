import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { Problems } from '../problems.tsx'
import type { readRefusal } from '../refusal.ts'
import { identityCodes } from './identity-codes.ts'
import { IdentityFields } from './identity-fields.tsx'

type ReadRefusal = ReturnType<typeof readRefusal>
const wrongProofs = ['credentials_wrong', 'code_wrong', 'passkey_refused']
const isAsked = ({ codes }: ReadRefusal) => codes.some((code) => identityCodes.includes(code))

/** True once the gateway has asked who somebody is, until a proof is accepted. */
export const needsIdentity = (refusal: ReadRefusal): boolean =>
  isAsked(refusal) ||
  refusal.codes.some((code) => wrongProofs.includes(code)) ||
  refusal.of('identityPassword') !== undefined ||
  refusal.of('code') !== undefined

/** The problems of a form, or the request to confirm the identity if that is all that is missing. */
export function IdentityProblems({ refusal }: { refusal: ReadRefusal }) {
  const t = useT()
  if (!isAsked(refusal)) return <Problems refusal={refusal} />
  return (
    <Notice tone="accent" title={t('desk.confirm-identity-title')} role="alert">
      <p>{t('desk.confirm-identity')}</p>
    </Notice>
  )
}

interface IdentityStepProps {
  refusal: ReadRefusal
  side?: 'seller' | 'staff'
  prefix?: string
}

/** The fields that confirm the identity, for forms that show them only when the gateway asks. */
export const IdentityStep = ({ refusal, ...rest }: IdentityStepProps) =>
  needsIdentity(refusal) ? <IdentityFields refusal={refusal} {...rest} /> : null
