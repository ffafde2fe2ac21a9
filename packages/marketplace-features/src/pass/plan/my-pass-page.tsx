import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Split, Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { readProblems, useBusy } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { DocumentList } from '../../page/index.ts'
import { PassFrame } from '../frame/pass-frame.tsx'
import { passPaths } from '../frame/pass-paths.ts'
import { PlatformNotice } from '../frame/platform-notice.tsx'
import type { loadMyPass } from './load-my-pass.ts'
import { isRunning, usePassFacts } from './use-pass-facts.ts'

type MyPassPageProps = Omit<Awaited<ReturnType<typeof loadMyPass>>, 'meta'> & { result?: unknown }

function Renewal({ myPass, plan, result }: Omit<MyPassPageProps, 'documents'>) {
  const t = useT()
  const { instant } = useFormat()
  const problems = readProblems(result)
  const { autoRenew, endsAt } = myPass
  const running = isRunning(myPass)
  const off =
    endsAt && running ? (
      <time dateTime={endsAt}>{t('pass.renewalOff', { date: instant(endsAt) })}</time>
    ) : (
      t('pass.renewalOffNone')
    )
  const errors = problems.codes.includes('state_conflict') ? [{ message: t('pass.cannotTurnOn') }] : problems.summary
  return (
    <Card as="section" aria-labelledby="renewal">
      <Stack gap={4}>
        <Heading level={2} size="md" id="renewal">
          {t('pass.renewal')}
        </Heading>
        <ErrorSummary title={t('pass.problems')} errors={errors} />
        <Text>{plan.onSale ? (autoRenew ? t('pass.renewalOn') : off) : t('pass.renewalStopped')}</Text>
        {running && (autoRenew || plan.onSale) ? (
          <Form method="post">
            <Button
              type="submit"
              name="renew"
              value={autoRenew ? 'off' : 'on'}
              variant="secondary"
              fullWidth
              loading={useBusy()}
            >
              {t(autoRenew ? 'pass.turnOff' : 'pass.turnOn')}
            </Button>
          </Form>
        ) : null}
      </Stack>
    </Card>
  )
}

/** The status of the pass, a switch for automatic renewal, and the invoices of the pass. */
export function MyPassPage({ myPass, plan, documents, result }: MyPassPageProps) {
  const t = useT()
  const facts = usePassFacts(myPass)
  return (
    <PassFrame title={t('pass.myPass')} lead={t('pass.myPassText')}>
      {plan.onSale ? null : <PlatformNotice onSale={false} />}
      <Split side="end" aside={<Renewal myPass={myPass} plan={plan} result={result} />}>
        <Card as="section" aria-labelledby="standing">
          <Stack gap={5}>
            <Heading level={2} size="md" id="standing">
              {t('pass.yours')}
            </Heading>
            <DescriptionList items={facts} />
            {myPass.autoRenew || !plan.onSale ? null : (
              <div>
                <ButtonLink as={ShopAnchor} href={passPaths.subscribe()}>
                  {t(isRunning(myPass) ? 'pass.extend' : 'pass.get')}
                </ButtonLink>
              </div>
            )}
          </Stack>
        </Card>
      </Split>
      <DocumentList
        documents={documents}
        title={t('pass.documents')}
        nameOf={({ kind, number }) => t('pass.document', { kind, number })}
        pages={{
          label: t('pass.documentPages'),
          hrefOf: (page) => `${passPaths.myPass()}?documents=${page}`,
          previousLabel: t('catalog.previousPage'),
          nextLabel: t('catalog.nextPage'),
          pageLabel: (page) => t('catalog.pageNumber', { page }),
        }}
      />
    </PassFrame>
  )
}
