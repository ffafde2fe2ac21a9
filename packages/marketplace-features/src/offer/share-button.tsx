import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { CopyIcon } from '@tradepost/ui-kit/icons'
import { TextButton } from '@tradepost/ui-kit/text-button'
import { useToast } from '@tradepost/ui-kit/toast'
import { useState } from 'react'
import { useShop } from '../kernel/index.ts'
import * as css from './offer-page.css.ts'

/** Shares the page's address, shortened for buyers. Hidden without JavaScript. */
export function ShareButton({ title }: { title: string }) {
  const t = useT()
  const toast = useToast()
  const { api, signedIn } = useShop()
  const [busy, setBusy] = useState(false)

  async function share() {
    setBusy(true)
    // Loaded on the first press, because few visitors share.
    const { shareAddress } = await import('./share-address.ts')
    const done = await shareAddress({ api, signedIn, title })
    setBusy(false)
    if (done === 'copied') toast.success(t('offer.linkCopied'))
    if (done instanceof URL) toast.info(done.href)
  }

  return (
    <span className={css.share}>
      <TextButton type="button" disabled={busy} onClick={() => void share()}>
        <Icon shape={CopyIcon} size={18} />
        {t('offer.share')}
      </TextButton>
    </span>
  )
}
