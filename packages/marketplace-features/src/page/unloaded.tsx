import { useLocation } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { ShopAnchor } from '../kernel/paths/index.ts'

/** Stands where a part of a page could not be had, with a way to ask once more. */
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
