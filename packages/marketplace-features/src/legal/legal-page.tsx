import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { ArticleHtml, PageBody, PageHead } from '../page/index.ts'
import * as css from './legal.css.ts'

export interface LegalPageProps {
  page: CallData<typeof calls.legal.legalPage>
}

/** A legal page, since when it holds, and its earlier versions. */
export function LegalPage({ page }: LegalPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const { document, title, html, holdsFrom, heldUntil, versions } = page
  const date = (at: string) => instant(at, 'date')
  return (
    <PageBody>
      <PageHead
        title={title}
        {...(holdsFrom && !heldUntil ? { lead: t('legal.holds', { date: date(holdsFrom) }) } : {})}
        trail={[{ label: title }]}
      />
      <div className={css.text}>
        {holdsFrom && heldUntil ? (
          <Notice
            tone="warning"
            actions={
              <ButtonLink as={ShopAnchor} href={paths.legal(document)} variant="secondary" size="sm">
                {t('legal.current')}
              </ButtonLink>
            }
          >
            {t('legal.held', { from: date(holdsFrom), to: date(heldUntil) })}
          </Notice>
        ) : null}
        <ArticleHtml html={html} />
        {versions.length > 1 ? (
          <section aria-labelledby="versions">
            <Heading level={2} size="md" id="versions">
              {t('legal.versions')}
            </Heading>
            <ul className={css.versions}>
              {versions.map((one) => (
                <li key={one.version}>
                  <ShopLink to={paths.legal(document, one.version)}>
                    {t('legal.version', { n: String(one.version), date: date(one.holdsFrom) })}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </PageBody>
  )
}
