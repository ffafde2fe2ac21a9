import { useHref } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { paths } from '../kernel/paths/index.ts'
import { PageBody } from '../page/index.ts'

/** Shown without a connection. Its links load whole documents, because loading data would need the network. */
export function OfflinePage() {
  const t = useT()
  const [home, orders] = [useHref(paths.home()), useHref(paths.orders())]
  return (
    <PageBody>
      <EmptyState
        illustration="offline"
        title={t('offline.title')}
        headingLevel={1}
        room="page"
        actions={
          <>
            <ButtonLink href={orders}>{t('offline.orders')}</ButtonLink>
            <ButtonLink href={home} variant="secondary">
              {t('offline.retry')}
            </ButtonLink>
          </>
        }
      >
        {t('offline.text')}
      </EmptyState>
    </PageBody>
  )
}
