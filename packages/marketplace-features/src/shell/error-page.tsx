import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Inline } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths } from '../kernel/paths/index.ts'
import { BrokenDrawing } from './drawings.tsx'
import * as css from './error-page.css.ts'
import { linkAs } from './link-as.tsx'

/** The error page. `from` is the path that failed; null hides the link to try again. */
export function ErrorPage({ code, from }: { code: number; from: string | null }) {
  const t = useT()
  return (
    <section className={css.page} data-route-name="500">
      <BrokenDrawing />
      <Heading level={1}>{t('shell.errorTitle')}</Heading>
      <Text>
        {t('shell.errorCode', { code: String(code) })} · {t('shell.errorMessage')}
      </Text>
      <Text tone="muted">{t('shell.errorHint')}</Text>
      <Inline justify="center">
        {from ? (
          <ButtonLink as={linkAs} href={from}>
            {t('shell.tryAgain')}
          </ButtonLink>
        ) : null}
        <ButtonLink as={linkAs} href={paths.home()} variant={from ? 'secondary' : 'primary'}>
          {t('shell.goHome')}
        </ButtonLink>
      </Inline>
      {from ? (
        <Text size={14} tone="muted" dir="ltr">
          {from}
        </Text>
      ) : null}
    </section>
  )
}
