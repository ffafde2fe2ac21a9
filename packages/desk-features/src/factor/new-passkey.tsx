import { Form } from '@remix-run/react'
import { startRegistration } from '@simplewebauthn/browser'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useRef, useState } from 'react'
import { useBusy } from '../kernel/index.ts'

export type Creation = CallData<typeof calls.factor.enrolPasskey>
type Created = CallInput<typeof calls.factor.confirmPasskey>['body']['credential']
type Transport = NonNullable<Created['transports']>[number]

async function createPasskey(optionsJSON: Creation): Promise<Created> {
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports: transports as Transport[] }
}

/** Names a new passkey, and lets the browser create it. */
export function NewPasskey({ creation }: { creation: Creation }) {
  const t = useT()
  const busy = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'asked' | 'failed'>('idle')
  const create = async () => {
    const form = input.current?.form
    if (!form?.reportValidity()) return
    setState('asked')
    const created = await createPasskey(creation).catch(() => null)
    setState(created ? 'idle' : 'failed')
    if (!created || !input.current) return
    input.current.value = JSON.stringify(created)
    form.requestSubmit()
  }
  return (
    <Form method="post" noValidate>
      <FormBody>
        <input type="hidden" name="act" value="passkey-confirm" />
        <input type="hidden" name="passkey" ref={input} />
        <TextField
          id="passkey-name"
          name="name"
          label={t('factor.passkey-name')}
          hint={t('factor.passkey-name-hint')}
          maxLength={60}
          pattern=".*\S.*"
          onKeyDown={(event) => {
            // Enter would send the form before the passkey exists.
            if (event.key !== 'Enter') return
            event.preventDefault()
            create()
          }}
          required
        />
        {state === 'failed' ? (
          <Notice tone="warning" role="alert">
            {t('factor.passkey-not-created')}
          </Notice>
        ) : null}
        <FormActions>
          <Button type="button" loading={busy || state === 'asked'} onClick={create}>
            {t('factor.passkey-create')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
