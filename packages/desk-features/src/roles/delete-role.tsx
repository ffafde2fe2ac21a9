import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions } from '@tradepost/ui-kit/form'
import { useState } from 'react'
import * as css from './roles.css.ts'

/** Deletes an own role that nobody has, after a second look. */
export function DeleteRole({ role: { name, members } }: { role: { name: string | null; members: number } }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="delete">
      <div className={css.part}>
        <h2 id="delete">{t('staffDesk.delete-role')}</h2>
        <p className={css.muted}>{t('staffDesk.delete-in-use')}</p>
        {members === 0 ? (
          <FormActions>
            <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
              {t('staffDesk.delete-role')}
            </Button>
          </FormActions>
        ) : null}
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={t('staffDesk.delete-title', { name: name ?? '' })}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Form method="post" onSubmit={close}>
              <Button name="act" value="delete" variant="danger">
                {t('staffDesk.delete-role')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t('staffDesk.delete-text')}</p>
      </Dialog>
    </Card>
  )
}
