import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DownloadIcon, Trash2Icon } from '@tradepost/ui-kit/icons'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { ProgressNote } from '@tradepost/ui-kit/progress'
import { Stepper } from '@tradepost/ui-kit/stepper'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useIsolated } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { signInPaths } from '../../kernel/paths/sign-in-paths.ts'
import * as css from '../buyer.css.ts'
import * as securityCss from './security.css.ts'
import { useExport } from './use-export.ts'

const steps = ['Asked', 'Preparing', 'Ready'] as const

/** The buyer's stored data: export it, or delete the account. */
export function DataCard() {
  const t = useT()
  const isolated = useIsolated()
  const { stage, saved, problem, requestExport } = useExport()
  return (
    <Card as="section" aria-labelledby="your-data">
      <div className={css.section}>
        <Heading level={2} size="md" id="your-data">
          {t('signIn.dataTitle')}
        </Heading>
        <Text size={14} tone="muted">
          {t('signIn.dataLead')}
        </Text>
        <div className={securityCss.actions}>
          {/* Without JavaScript, the browser itself downloads the file. */}
          <Form
            method="post"
            action={signInPaths.export()}
            reloadDocument
            onSubmit={(event) => {
              event.preventDefault()
              requestExport()
            }}
          >
            <Button type="submit" variant="secondary" icon={DownloadIcon} loading={stage === 'preparing'}>
              {t('signIn.export')}
            </Button>
          </Form>
          <ButtonLink as={ShopAnchor} href={signInPaths.delete()} variant="quiet" icon={Trash2Icon}>
            {t('signIn.delete')}
          </ButtonLink>
        </div>
        {stage === 'preparing' || stage === 'ready' ? (
          <Stepper
            label={t('signIn.exportSteps')}
            steps={steps.map((step) => ({ id: step, label: t(`signIn.export${step}`) }))}
            current={stage === 'ready' ? 'Ready' : 'Preparing'}
          />
        ) : null}
        <ProgressNote waitingFor={stage === 'preparing' ? t('signIn.exportPreparing') : undefined}>
          {stage === 'preparing' ? t('signIn.exportWait') : null}
          {stage === 'ready' && saved ? t('signIn.exportSaved', { file: isolated(saved.fileName) }) : null}
        </ProgressNote>
        {stage === 'ready' && saved ? (
          <div>
            <TextLink href={saved.href} download={saved.fileName}>
              {t('signIn.exportAgain')}
            </TextLink>
          </div>
        ) : null}
        {stage === 'failed' ? (
          <Notice tone="danger" role="alert" title={t('signIn.exportFailed')}>
            {problem}
          </Notice>
        ) : null}
      </div>
    </Card>
  )
}
