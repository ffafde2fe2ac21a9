import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions } from '@tradepost/ui-kit/form'
import { useState } from 'react'
import * as css from './staff.css.ts'

/** Removes a member after a second look. */
export function RemoveMember({ name }: { name: string }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="remove">
      <div className={css.card}>
        <div className={css.section}>
          <h2 id="remove">{t('staffDesk.remove')}</h2>
          <p className={css.muted}>{t('staffDesk.remove-text')}</p>
        </div>
        <FormActions>
          <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
            {t('staffDesk.remove')}
          </Button>
        </FormActions>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={t('desk.remove-title', { name })}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Form method="post" onSubmit={close}>
              <Button name="act" value="remove" variant="danger">
                {t('desk.remove')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t('staffDesk.remove-text')}</p>
      </Dialog>
    </Card>
  )
}
