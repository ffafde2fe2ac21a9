import { Form } from '@remix-run/react'
import { betaLimits } from '@tradepost/domain/limits/beta-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { contentCss as css, LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'

interface InviteFormProps {
  testers: number
  /** Codes of the shop's languages, the default first. */
  languages: readonly string[]
  idempotencyKey: string
  refusal: ReturnType<typeof readRefusal>
}

const formId = 'invite-testers'

function Words({ language, refusal }: Pick<InviteFormProps, 'refusal'> & { language: Locale }) {
  const t = useT()
  const field = (name: 'title' | 'text') => ({
    ...{ id: `${name}.${language}`, name: `${name}.${language}` },
    ...{ lang: standardTag(language), dir: direction(language) },
    defaultValue: refusal.value(`${name}.${language}`) ?? '',
    error: refusal.of(`${name}.${language}`),
  })
  return (
    <FormBody>
      <TextField {...field('title')} label={t('content.title')} maxLength={betaLimits.title} />
      <TextArea {...field('text')} label={t('content.text')} maxLength={betaLimits.text} />
    </FormBody>
  )
}

/** Asks before the mails go out, because they cannot be taken back. */
function Confirm({ testers, open, onClose }: { testers: number; open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('betaDesk.invite')}
      closeLabel={t('desk.close')}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button form={formId} name="act" value="invite" onClick={onClose}>
            {t('betaDesk.send')}
          </Button>
        </>
      }
    >
      <p>{t('betaDesk.ask', { n: testers })}</p>
    </Dialog>
  )
}

/** Writes an invitation in the languages of the shop, and mails it to the testers after a second look. */
export function InviteForm({ testers, languages, idempotencyKey, refusal }: InviteFormProps) {
  const t = useT()
  const busy = useBusy()
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="invite-head">
      <Form method="post" id={formId} noValidate>
        <FormBody>
          <h2 id="invite-head">{t('betaDesk.invite')}</h2>
          <p className={css.muted}>{t('betaDesk.invite-lead', { n: testers })}</p>
          <Problems refusal={refusal} />
          <input type="hidden" name="key" value={idempotencyKey} />
          <TextField
            id="path"
            name="path"
            dir="ltr"
            label={t('betaDesk.path')}
            hint={t('betaDesk.path-hint', { path: '\u2066/compare\u2069' })}
            maxLength={500}
            defaultValue={refusal.value('path') ?? '/'}
            error={refusal.of('path')}
          />
          <LanguageSections
            languages={languages}
            written={[]}
            hasProblem={(language) => Boolean(refusal.of(`title.${language}`) ?? refusal.of(`text.${language}`))}
          >
            {(language) => <Words language={language} refusal={refusal} />}
          </LanguageSections>
          <FormActions>
            <Button type="button" loading={busy} onClick={() => setOpen(true)}>
              {t('betaDesk.send')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
      <Confirm testers={testers} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
