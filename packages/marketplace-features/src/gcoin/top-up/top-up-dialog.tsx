import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { useState } from 'react'
import { TopUpForm } from './top-up-form.tsx'

interface TopUpDialogProps {
  amount: number
  offerId: string | null
  open: boolean
  onClose: () => void
}

/** Dialog to top up without leaving the page. */
export function TopUpDialog({ open, onClose, ...form }: TopUpDialogProps) {
  const t = useT()
  const fetcher = useFetcher()
  const [formKey] = useState(() => crypto.randomUUID())
  return (
    <Dialog open={open} onClose={onClose} title={t('rental.topUp')} closeLabel={t('rental.close')}>
      <TopUpForm {...form} formKey={formKey} as={fetcher.Form} result={fetcher.data} busy={fetcher.state !== 'idle'} />
    </Dialog>
  )
}
