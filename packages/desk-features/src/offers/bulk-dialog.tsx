import { useSubmit } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import type { RefObject } from 'react'

interface BulkDialogProps {
  /** The act to confirm; null while nothing is asked. */
  act: 'on' | 'off' | null
  count: number
  form: RefObject<HTMLFormElement>
  onClose: () => void
}

/** Asks before several offers are changed, and says how many and what it means. */
export function BulkDialog({ act, count, form, onClose }: BulkDialogProps) {
  const t = useT()
  const submit = useSubmit()
  const confirm = () => {
    if (!form.current || !act) return
    const data = new FormData(form.current)
    data.set('act', act)
    onClose()
    submit(data, { method: 'post' })
  }
  return (
    <Dialog
      open={act !== null}
      onClose={onClose}
      title={
        count ? t(act === 'on' ? 'desk.bulk-confirm-on' : 'desk.bulk-confirm-off', { count }) : t('desk.bulk-none')
      }
      closeLabel={t('desk.close')}
      footer={
        count ? (
          <>
            <Button type="button" variant="secondary" onClick={onClose}>
              {t('desk.cancel')}
            </Button>
            <Button type="button" onClick={confirm}>
              {t(act === 'on' ? 'desk.put-on-sale' : 'desk.take-off-shelf')}
            </Button>
          </>
        ) : undefined
      }
    >
      {count ? <p>{t(act === 'on' ? 'desk.bulk-on-text' : 'desk.bulk-off-text')}</p> : null}
    </Dialog>
  )
}
