import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions } from '@tradepost/ui-kit/form'
import { useState } from 'react'
import { Problems, readRefusal } from '../kernel/index.ts'
import * as css from './catalog.css.ts'

interface RemoveCardProps {
  /** The name of what is removed. */
  name: string
  title: string
  text: string
  /** The refusal of the removal. */
  result?: unknown
}

/** Removes something after a second look. */
export function RemoveCard({ name, title, text, result }: RemoveCardProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="remove">
      <div className={css.section}>
        <h2 id="remove">{title}</h2>
        <Problems refusal={readRefusal(result)} />
        <p className={css.muted}>{text}</p>
        <FormActions>
          <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
            {title}
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
              <input type="hidden" name="act" value="remove" />
              <Button variant="danger">{t('desk.remove')}</Button>
            </Form>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </Card>
  )
}
