import { Form } from '@remix-run/react'
import type { Coupon } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { TextField } from '@tradepost/ui-kit/text-field'
import * as css from './coupons.css.ts'

interface StopDialogProps {
  side: 'seller' | 'staff'
  coupon: Coupon | null
  onClose: () => void
}

/** Asks before a coupon is stopped for good. Staff give a reason. */
export function StopDialog({ side, coupon, onClose }: StopDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={coupon !== null}
      onClose={onClose}
      title={t('coupons.stop-title', { code: coupon?.code ?? '' })}
      closeLabel={t('desk.close')}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button form="stop-coupon" name="act" value="stop">
            {t('coupons.stop')}
          </Button>
        </>
      }
    >
      <Form method="post" id="stop-coupon" className={css.dialog} onSubmit={onClose}>
        <input type="hidden" name="id" value={coupon?.id ?? ''} />
        <p>{t('coupons.stop-text')}</p>
        {side === 'staff' ? (
          <TextField id="stop-reason" name="reason" label={t('coupons.reason')} maxLength={2000} required />
        ) : null}
      </Form>
    </Dialog>
  )
}
