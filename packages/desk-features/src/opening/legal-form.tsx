import { Form } from '@remix-run/react'
import { legalPages } from '@tradepost/domain/opening/opening-steps'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import type { OpeningPageProps } from './opening-page.tsx'

/** Sets the addresses of the company's legal pages. */
export function LegalForm({
  opening: { legal },
  refusal,
}: Pick<OpeningPageProps, 'opening'> & { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const busy = useBusy('legal')
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="legal" />
        {legalPages.map((page) => (
          <TextField
            key={page}
            id={page}
            name={page}
            label={t('opening.page', { page })}
            hint={t('opening.address-hint')}
            type="url"
            dir="ltr"
            maxLength={500}
            defaultValue={refusal.value(page) ?? legal[page] ?? ''}
            error={refusal.of(page)}
            required
          />
        ))}
        <FormActions>
          <Button loading={busy}>{t('opening.save')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
