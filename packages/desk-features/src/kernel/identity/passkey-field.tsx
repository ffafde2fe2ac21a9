import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'

type Answer = CallInput<typeof calls.factor.provePasskey>['body']['credential']

/** Asks the desk for a challenge and the browser for its answer. */
async function askPasskey(side: 'seller' | 'staff'): Promise<Answer> {
  const response = await fetch(paths.passkey(side), { method: 'POST', body: new URLSearchParams({ act: 'challenge' }) })
  if (!response.ok) throw new Error(`the challenge was refused with ${response.status}`)
  const optionsJSON = (await response.json()) as CallData<typeof calls.factor.challengePasskey>
  const { id, response: signed } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = signed
  return { id, clientDataJSON, authenticatorData, signature }
}

/** False on the server and in browsers without passkeys, where a button would do nothing. */
function useCanUsePasskeys(): boolean {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => setCanUse(browserSupportsWebAuthn()), [])
  return canUse
}

interface PasskeyFieldProps {
  side: 'seller' | 'staff'
  /** True where the passkey is all that the form asks for. */
  sendsForm?: boolean
  onAnswer?: (hasAnswer: boolean) => void
}

/** A button that uses a passkey, and keeps the answer of the browser for the form. */
export function PasskeyField({ side, sendsForm = false, onAnswer }: PasskeyFieldProps) {
  const t = useT()
  const canUse = useCanUsePasskeys()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'asked' | 'answered' | 'failed'>('idle')
  const use = async () => {
    setState('asked')
    const answer = await askPasskey(side).catch(() => null)
    setState(answer ? 'answered' : 'failed')
    onAnswer?.(answer !== null)
    if (!answer || !input.current) return
    input.current.value = JSON.stringify(answer)
    if (sendsForm) input.current.form?.requestSubmit()
  }
  if (!canUse) return null
  return (
    <>
      <input type="hidden" name="passkey" ref={input} />
      <Button
        type="button"
        variant={sendsForm ? 'primary' : 'secondary'}
        fullWidth={sendsForm}
        loading={state === 'asked'}
        onClick={use}
      >
        {t('factor.passkey-use')}
      </Button>
      {state === 'failed' ? (
        <Notice tone="warning" role="alert">
          {t('factor.passkey-failed')}
        </Notice>
      ) : null}
      {state === 'answered' && !sendsForm ? (
        <Notice tone="success" role="status">
          {t('factor.passkey-ready')}
        </Notice>
      ) : null}
    </>
  )
}
