import { Form } from '@remix-run/react'
import { translationState } from '@tradepost/domain/content/outdated-languages'
import { hasAreaWords, type PageArea } from '@tradepost/domain/content/page-areas'
import { isLocale, type Locale, ownName } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { useEffect, useState } from 'react'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { AreaFields } from './fields/area-fields.tsx'
import {
  type AreaChoices,
  type AreaContent,
  emptyArea,
  formAreaOf,
  outdatedKeys,
  readFormArea,
  writtenIn,
} from './form-area.ts'
import { AreaFormContext } from './use-area-form.ts'

interface AreaFormProps {
  of: PageArea
  /** The newest version; 0 for an area that the shop does not have yet. */
  version: number
  isNewest: boolean
  content: AreaContent | null
  choices: AreaChoices
  /** The language whose words are shown. */
  language: Locale
  onLanguage: (language: Locale) => void
  refusal: ReturnType<typeof readRefusal>
}

/** The language of the first field that a refusal is about. */
const languageOf = ({ summary }: AreaFormProps['refusal']): Locale | undefined =>
  summary
    .map(({ fieldId }) => /\.texts\.([a-z]{2})\./.exec(fieldId ?? '')?.[1])
    .find((code): code is Locale => code !== undefined && isLocale(code))

/** The content of an area, with its words in one language at a time. */
export function AreaForm(props: AreaFormProps) {
  const { of, version, isNewest, content, choices, language, onLanguage, refusal } = props
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  const [area, setArea] = useState(
    () => readFormArea(refusal.value('area') ?? '') ?? (content ? formAreaOf(content) : emptyArea(of.form)),
  )
  const [confirmed, setConfirmed] = useState<readonly Locale[]>([])
  const wrong = languageOf(refusal)
  useEffect(() => {
    if (wrong) onLanguage(wrong)
  }, [wrong, onLanguage])
  const languages = choices.languages.filter(isLocale)
  const [original = 'en'] = languages
  const older = (one: Locale) => (content ? outdatedKeys(content, one) : [])
  const facts = {
    written: writtenIn(area, languages),
    outdated: languages.filter((one) => older(one).length > 0),
  }
  const outdated = older(language)
  return (
    <Card as="section" aria-label={t('areas.names', { area: `a${of.type}` })}>
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <input type="hidden" name="area" value={JSON.stringify(area)} />
          {confirmed.map((one) => (
            <input key={one} type="hidden" name={`confirmed.${one}`} value="on" />
          ))}
          {hasAreaWords(of.form) && languages.length > 1 ? (
            <Select
              id="language"
              label={t('areas.language')}
              value={language}
              options={languages.map((one) => ({
                value: one,
                label: `${ownName(one)} – ${t('content.translation', { state: translationState(one, facts) })}`,
              }))}
              onChange={({ target }) => onLanguage(isLocale(target.value) ? target.value : original)}
            />
          ) : null}
          {outdated.length > 0 && !disabled ? (
            <Checkbox
              label={t('content.confirmed')}
              hint={t('content.confirmed-hint')}
              checked={confirmed.includes(language)}
              onChange={({ target }) =>
                setConfirmed(target.checked ? [...confirmed, language] : confirmed.filter((one) => one !== language))
              }
            />
          ) : null}
          <AreaFormContext.Provider value={{ language, original, languages, disabled, refusal, outdated }}>
            <AreaFields form={of.form} area={area} choices={choices} onChange={setArea} />
          </AreaFormContext.Provider>
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
