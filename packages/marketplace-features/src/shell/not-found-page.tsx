import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths } from '../kernel/paths/index.ts'
import { LostDrawing } from './drawings.tsx'
import * as css from './error-page.css.ts'
import { linkAs } from './link-as.tsx'

/** The page of an unknown address. `path` is set if no page can have this path. */
export function NotFoundPage({ path }: { path: string | null }) {
  const t = useT()
  return (
    <section className={css.page} data-route-name="404">
      <LostDrawing />
      <Heading level={1}>{t('shell.notFoundTitle')}</Heading>
      <Text tone="muted">{t('shell.notFoundHint')}</Text>
      <ButtonLink as={linkAs} href={paths.home()}>
        {t('shell.homepage')}
      </ButtonLink>
      <Text size={14} tone="muted" dir="auto">
        {path === null ? t('shell.pageMissing') : t('shell.pageNotFound', { path })}
      </Text>
    </section>
  )
}
