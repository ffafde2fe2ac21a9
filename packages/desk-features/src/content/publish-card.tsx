import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import * as css from './content.css.ts'
import { ContentBadges, type ContentFacts, ContentPlan } from './content-state.tsx'

interface PublishCardProps {
  content: ContentFacts
  /** True if the shop can be without it. */
  mayEnd: boolean
  refusal: ReturnType<typeof readRefusal>
}

function Withdraw({ content: { version, shown, planned }, mayEnd }: Omit<PublishCardProps, 'refusal'>) {
  const t = useT()
  const busy = useBusy()
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <FormActions>
        {planned !== null ? (
          <Button name="act" value="cancel-plan" variant="secondary" disabled={busy}>
            {t('content.cancel-plan')}
          </Button>
        ) : null}
        {shown !== null && mayEnd ? (
          <Button name="act" value="withdraw" variant="secondary" disabled={busy}>
            {t('content.withdraw')}
          </Button>
        ) : null}
      </FormActions>
    </Form>
  )
}

/** Publishes the newest version at once or at a time, and withdraws what the shop shows. */
export function PublishCard({ content, mayEnd, refusal }: PublishCardProps) {
  const t = useT()
  const { timeZone } = useFormat()
  const busy = useBusy()
  const mayPublish = useMay('staff')('content.publish')
  const { version, shown, planned } = content
  const isNewest = shown === version && planned === null
  const time = (name: 'at' | 'until') => (
    <TextField
      id={name}
      name={name}
      type="datetime-local"
      label={t(`content.${name}`)}
      hint={name === 'at' ? t('content.at-hint', { zone: timeZone }) : t('content.until-hint')}
      defaultValue={refusal.value(name) ?? ''}
      error={refusal.of(name)}
    />
  )
  return (
    <Card as="section" aria-labelledby="publish-head">
      <div className={css.part}>
        <h2 id="publish-head">{t('content.publish')}</h2>
        <ContentBadges {...content} />
        <ContentPlan {...content} />
        {mayPublish && !(isNewest && !mayEnd) ? (
          <Form method="post" noValidate>
            <FormBody>
              <Problems refusal={refusal} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="zone" value={timeZone} />
              <p className={css.muted}>{t('content.publish-lead', { n: String(version) })}</p>
              <div className={css.times}>
                {time('at')}
                {mayEnd ? time('until') : null}
              </div>
              <FormActions>
                <Button name="act" value="publish" loading={busy}>
                  {t('content.publish')}
                </Button>
              </FormActions>
            </FormBody>
          </Form>
        ) : null}
        {mayPublish && ((shown !== null && mayEnd) || planned !== null) ? (
          <Withdraw content={content} mayEnd={mayEnd} />
        ) : null}
      </div>
    </Card>
  )
}
