import { Form } from '@remix-run/react'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { IdentityFields, Problems, readRefusal } from '../kernel/index.ts'
import * as css from './factor.css.ts'

interface StepProps {
  act: string
  label: MessageId
  hint?: MessageId
  side: 'seller' | 'staff'
  /** The passkey that the step is about. */
  id?: string
  /** What the last form of the page answered. */
  result?: unknown
}

/** The refusal of one form among several of a page; without problems if another form was refused. */
export function ownRefusal(result: unknown, { act, id }: { act: string; id?: string | undefined }) {
  const { value } = readRefusal(result)
  const isOwn = value('act') === act && (id === undefined || value('id') === id)
  return { isOwn, refusal: readRefusal(isOwn ? result : undefined) }
}

/** A step that needs a fresh proof of the identity, folded until somebody wants it. */
export function Step({ act, label, hint, side, id, result }: StepProps) {
  const t = useT()
  const { isOwn, refusal } = ownRefusal(result, { act, id })
  return (
    <details className={css.step} open={isOwn}>
      <summary>{t(label)}</summary>
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value={act} />
          {id === undefined ? null : <input type="hidden" name="id" value={id} />}
          {hint ? <p className={css.muted}>{t(hint)}</p> : null}
          <IdentityFields
            refusal={refusal}
            side={side}
            prefix={`${act}-${id ?? ''}`}
            toEnrol={act === 'passkey-start'}
          />
          <FormActions>
            <Button variant="secondary">{t(label)}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </details>
  )
}
