import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'

interface RemoveDialogProps {
  /** The member to remove; null while nothing is asked. */
  member: { userId: string; nickName: string } | null
  onClose: () => void
}

/** Asks before a member is removed. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const t = useT()
  const name = member?.nickName ?? ''
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={t('desk.remove-title', { name })}
      closeLabel={t('desk.close')}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Form method="post" onSubmit={onClose}>
            <input type="hidden" name="id" value={member?.userId ?? ''} />
            <input type="hidden" name="name" value={name} />
            <Button name="act" value="remove">
              {t('desk.remove')}
            </Button>
          </Form>
        </>
      }
    >
      <p>{t('desk.remove-text')}</p>
    </Dialog>
  )
}
