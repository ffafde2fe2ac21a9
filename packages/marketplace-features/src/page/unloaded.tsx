import { useLocation } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { ShopAnchor } from '../kernel/paths/index.ts'

/** Shown instead of a part of the page that could not be loaded, with a link to retry. */
export function Unloaded() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <Notice
      tone="warning"
      actions={
        <ButtonLink as={ShopAnchor} href={`${pathname}${search}`} variant="secondary" size="sm">
          {t('shell.tryAgain')}
        </ButtonLink>
      }
    >
      {t('catalog.partFailed')}
    </Notice>
  )
}
