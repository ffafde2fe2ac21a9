import { useT } from '@tradepost/i18n/react'
import { ButtonLink, type ButtonLinkProps } from '@tradepost/ui-kit/button'
import { WalletIcon } from '@tradepost/ui-kit/icons'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useShop } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import { suggested } from './amounts.ts'

// Loaded lazily, because most visitors of a rental never open the dialog.
const LazyDialog = lazy(async () => ({ default: (await import('./top-up-dialog.tsx')).TopUpDialog }))

interface TopUpButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'fullWidth'> {
  /** US cents that the buyer lacks. If absent, the form suggests a default amount. */
  missing?: number
  offerId?: string
  /** Opens the dialog without a press, because renting failed for lack of G Coin. */
  asked?: boolean
}

/** Link to the top-up page. For signed-in buyers with JavaScript it opens a dialog instead. */
export function TopUpButton({ missing = 0, offerId, asked = false, ...look }: TopUpButtonProps) {
  const t = useT()
  const { signedIn } = useShop()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const amount = suggested(missing)
  useEffect(() => {
    if (asked) setState('open')
  }, [asked])
  const open = (event: MouseEvent) => {
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setState('open')
  }
  return (
    <>
      <ButtonLink
        {...look}
        as={ShopAnchor}
        href={paths.topUp({ ...(offerId && { offer: offerId }), ...(missing > 0 && { amount }) })}
        icon={WalletIcon}
        aria-haspopup={signedIn ? 'dialog' : undefined}
        onClick={open}
      >
        {t('rental.topUp')}
      </ButtonLink>
      {state === 'unused' ? null : (
        <Suspense>
          <LazyDialog
            amount={amount}
            offerId={offerId ?? null}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
