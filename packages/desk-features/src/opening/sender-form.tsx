import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, type readRefusal, useBusy } from '../kernel/index.ts'
import type { OpeningPageProps } from './opening-page.tsx'

/** Sets the sender of the shop's mails and sends a trial mail. */
export function SenderForm({
  opening: { sender },
  refusal,
}: Pick<OpeningPageProps, 'opening'> & { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const busy = useBusy('sender')
  const isOwn = sender.state !== 'installation'
  return (
    <Form method="post" noValidate>
      <FormBody>
        <IdentityProblems refusal={refusal} />
        <input type="hidden" name="act" value="sender" />
        <TextField
          id="name"
          name="name"
          label={t('opening.sender-name')}
          hint={t('opening.sender-name-hint')}
          maxLength={60}
          defaultValue={refusal.value('name') ?? (isOwn ? (sender.name ?? '') : '')}
          error={refusal.of('name')}
        />
        <TextField
          id="address"
          name="address"
          label={t('opening.sender-address')}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          defaultValue={refusal.value('address') ?? (isOwn ? sender.address : '')}
          error={refusal.of('address')}
          required
        />
        <IdentityStep refusal={refusal} side="staff" prefix="sender-" />
        <FormActions>
          <Button loading={busy}>{t('opening.sender-try')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
