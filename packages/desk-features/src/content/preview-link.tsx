import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ExternalLinkIcon } from '@tradepost/ui-kit/icons'
import { paths } from '../kernel/index.ts'

interface PreviewLinkProps {
  kind: string
  item: string
  version: number
}

/** Opens a saved version in the shop, in a tab of its own. */
export function PreviewLink({ kind, item, version }: PreviewLinkProps) {
  const t = useT()
  return (
    <ButtonLink
      href={paths.contentPreview(kind, item, version)}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="sm"
      icon={ExternalLinkIcon}
    >
      {t('content.open-preview')}
    </ButtonLink>
  )
}
