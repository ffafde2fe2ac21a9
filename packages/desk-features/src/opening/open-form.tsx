import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { IdentityProblems, IdentityStep, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './opening.css.ts'
import type { OpeningPageProps } from './opening-page.tsx'

/** Opens the shop once every step is done, or closes it. */
export function OpenForm({
  opening: { openedAt, steps },
  refusal,
}: Pick<OpeningPageProps, 'opening'> & { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const isOpen = openedAt !== null
  const act = isOpen ? 'close' : 'open'
  const busy = useBusy(act)
  const missing = isOpen ? [] : steps.filter(({ state }) => state !== 'done')
  const names = missing.map(({ id }) => t('opening.step', { step: id })).join(' · ')
  return (
    <Card as="section" aria-labelledby="open-shop">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="open-shop" className={css.name}>
            {t(isOpen ? 'opening.close' : 'opening.open')}
          </h2>
          <p className={css.lead}>{t(isOpen ? 'opening.close-lead' : 'opening.open-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value={act} />
          {missing.length > 0 ? (
            <p>{t('opening.not-yet', { list: names })}</p>
          ) : (
            <>
              <IdentityStep refusal={refusal} side="staff" prefix="open-" />
              <FormActions>
                <Button loading={busy} variant={isOpen ? 'danger' : 'primary'}>
                  {t(isOpen ? 'opening.close' : 'opening.open')}
                </Button>
              </FormActions>
            </>
          )}
        </FormBody>
      </Form>
    </Card>
  )
}
