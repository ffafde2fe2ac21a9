import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { useState } from 'react'

interface RemoveButtonProps {
  label: string
  /** Names what is removed; also the name of the button, so that several on a page differ. */
  title: string
  /** Says what is lost. */
  text: string
  /** What the form sends beside the act `remove`. */
  fields: Readonly<Record<string, string>>
}

/** Removes something for good, after a second look. Place it outside of other forms. */
export function RemoveButton({ label, title, text, fields }: RemoveButtonProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button type="button" variant="secondary" aria-label={title} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Form method="post" onSubmit={close}>
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button name="act" value="remove" variant="danger">
                {label}
              </Button>
            </Form>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}
