import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ExternalLinkIcon } from '@tradepost/ui-kit/icons'
import type { MouseEvent } from 'react'
import { paths } from '../kernel/index.ts'

interface PreviewLinkProps {
  kind: string
  item: string
  version: number
  /** Shows the page of this device; a page for phones opens in a window of their size. */
  device?: 'phone' | 'desktop'
}

const phoneWindow = 'noopener,popup,width=390,height=844'

/** Opens a saved version in the shop, in a tab of its own. */
export function PreviewLink({ kind, item, version, device }: PreviewLinkProps) {
  const t = useT()
  const href = paths.contentPreview(kind, item, version, device)
  const openPhone = (event: MouseEvent) => {
    event.preventDefault()
    window.open(href, '_blank', phoneWindow)
  }
  return (
    <ButtonLink
      href={href}
      onClick={device === 'phone' ? openPhone : undefined}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="sm"
      icon={ExternalLinkIcon}
    >
      {device ? t('areas.preview-on', { device }) : t('content.open-preview')}
    </ButtonLink>
  )
}
