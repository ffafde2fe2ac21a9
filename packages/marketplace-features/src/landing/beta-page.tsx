import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Grid, Stack } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PageBody, PageHead } from '../page/index.ts'
import * as css from './landing.css.ts'
import type { loadBeta } from './server.ts'

interface BetaPageProps {
  /** Null for visitors. */
  betaStatus: Awaited<ReturnType<typeof loadBeta>>['betaStatus']
  result?: unknown
}

const parts = ['what', 'get', 'who'] as const

/** The visitor's next step: log in, join, wait for a first order, or leave. */
function Joining({ betaStatus, refused }: Pick<BetaPageProps, 'betaStatus'> & { refused: boolean }) {
  const t = useT()
  const { instant } = useFormat()
  const busy = useBusy()
  if (!betaStatus)
    return (
      <div className={css.actions}>
        <ButtonLink as={ShopAnchor} href={paths.login(paths.event('beta'))} size="lg">
          {t('beta.logIn')}
        </ButtonLink>
      </div>
    )
  const { joinedAt, eligible } = betaStatus
  // The displayed problem already states this condition.
  if (!joinedAt && !eligible) return refused ? null : <Notice tone="info">{t('beta.needsOrder')}</Notice>
  return (
    <>
      {joinedAt ? <Notice tone="success">{t('beta.since', { date: instant(joinedAt, 'date') })}</Notice> : null}
      <Form method="post" className={css.actions}>
        <Button
          name="intent"
          value={joinedAt ? 'leave' : 'join'}
          variant={joinedAt ? 'secondary' : 'primary'}
          size={joinedAt ? 'md' : 'lg'}
          loading={busy}
        >
          {t(joinedAt ? 'beta.leave' : 'beta.join')}
        </Button>
      </Form>
    </>
  )
}

/** Invites buyers to join the beta programme. */
export function BetaPage({ betaStatus, result }: BetaPageProps) {
  const t = useT()
  const [refusal] = readProblems(result).summary
  return (
    <PageBody>
      <PageHead title={t('beta.title')} lead={t('beta.lead')} trail={[{ label: t('beta.title') }]} />
      <Grid min="20rem">
        {parts.map((part) => (
          <Card key={part}>
            <Stack gap={2}>
              <Heading level={2} size="md">
                {t(`beta.${part}`)}
              </Heading>
              <Text tone="muted">{t(`beta.${part}Text`)}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      {refusal ? <Notice tone="warning" role="alert" title={refusal.message} /> : null}
      <Joining betaStatus={betaStatus} refused={refusal !== undefined} />
      <Text tone="muted">{t('beta.how')}</Text>
    </PageBody>
  )
}
