import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { readProblems, useBusy } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { ArticleHtml, PageBody, PageHead } from '../page/index.ts'
import * as css from './legal.css.ts'

export interface AgreePageProps {
  page: CallData<typeof calls.legal.legalPage>
  /** The path to which the customer goes on. */
  back: string
  result?: unknown
}

/** Asks a customer to agree to the terms in force. */
export function AgreePage({ page, back, result }: AgreePageProps) {
  const t = useT()
  const busy = useBusy()
  const problems = readProblems(result)
  return (
    <PageBody>
      <PageHead title={t('legal.agreeTitle')} lead={t('legal.agreeLead')} trail={[{ label: page.title }]} />
      <div className={css.agree}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolled text. */}
        <section className={css.terms} aria-label={page.title} tabIndex={0}>
          <ArticleHtml html={page.html} title={page.title} />
        </section>
        <Form method="post" noValidate>
          <FormBody>
            <ErrorSummary title={t('legal.agreeTitle')} errors={problems.summary} />
            <Checkbox
              id="agreed"
              name="agreed"
              value={page.version}
              label={t('legal.agreeLabel')}
              error={problems.of('agreed')}
              required
            />
            <div className={css.actions}>
              <Button type="submit" loading={busy}>
                {t('legal.agreeButton')}
              </Button>
              <ButtonLink as={ShopAnchor} href={back} variant="quiet">
                {t('legal.later')}
              </ButtonLink>
            </div>
          </FormBody>
        </Form>
      </div>
    </PageBody>
  )
}
