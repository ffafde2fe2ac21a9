import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { RichTextField } from '../rich-text-field/index.ts'

export type LegalContent = Extract<CallData<typeof calls.content.contentDetail>['content'], { kind: 'legal' }>

interface LegalFormProps {
  /** The newest version; 0 for a page that nobody has written yet. */
  version: number
  isNewest: boolean
  content: LegalContent
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

function Words({
  language,
  content,
  refusal,
  disabled,
}: Pick<LegalFormProps, 'content' | 'refusal'> & { language: Locale; disabled: boolean }) {
  const t = useT()
  const lang = standardTag(language)
  const dir = direction(language)
  const name = (field: 'title' | 'text') => `${field}.${language}`
  const value = (field: 'title' | 'text') => refusal.value(name(field)) ?? content.texts[language]?.[field] ?? ''
  return (
    <FormBody>
      {content.outdated.includes(language) && !disabled ? (
        <Checkbox
          name={`confirmed.${language}`}
          label={t('content.confirmed')}
          hint={t('content.confirmed-hint')}
          defaultChecked={refusal.value(`confirmed.${language}`) !== undefined}
        />
      ) : null}
      <TextField
        {...{ lang, dir, disabled }}
        id={name('title')}
        name={name('title')}
        label={t('content.title')}
        maxLength={contentLimits.legalTitle}
        defaultValue={value('title')}
        error={refusal.of(name('title'))}
      />
      {disabled ? (
        <RichText text={value('text')} headingLevel={2} lang={lang} />
      ) : (
        <RichTextField
          {...{ lang, dir }}
          id={name('text')}
          name={name('text')}
          label={t('content.text')}
          hint={t('content.rich-hint')}
          defaultValue={value('text')}
          error={refusal.of(name('text'))}
        />
      )}
    </FormBody>
  )
}

/** The words of a legal page, and whether customers must agree to them. */
export function LegalForm({ version, isNewest, content, languages, refusal }: LegalFormProps) {
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          {content.document === 'terms' ? (
            <Checkbox
              name="needsConsent"
              label={t('content.needs-consent')}
              hint={t('content.needs-consent-hint')}
              defaultChecked={refusal.hasProblems ? refusal.value('needsConsent') !== undefined : content.needsConsent}
              disabled={disabled}
            />
          ) : null}
          <LanguageSections
            languages={languages}
            written={Object.keys(content.texts)}
            outdated={content.outdated}
            hasProblem={(language) => Boolean(refusal.of(`title.${language}`) ?? refusal.of(`text.${language}`))}
          >
            {(language) => <Words language={language} content={content} refusal={refusal} disabled={disabled} />}
          </LanguageSections>
          {disabled ? null : (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          )}
        </FormBody>
      </Form>
    </Card>
  )
}
