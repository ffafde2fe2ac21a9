import { Form } from '@remix-run/react'
import { direction, isLocale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { useState } from 'react'
import { contentCss as css } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { PictureField } from '../media-field/index.ts'
import { noticeTypes } from './notice-types.ts'
import { type NoticeTexts, NoticeWords } from './notice-words.tsx'
import * as own from './notices.css.ts'

interface NoticeFormProps {
  /** The newest version; 0 for a new notice. */
  version: number
  /** True if the words are those of the newest version. */
  isNewest: boolean
  type: (typeof noticeTypes)[number]
  pictureUrl: string | null
  texts: NoticeTexts
  outdated: readonly string[]
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The strip of the shop with the words as they are typed, in each language that has some. */
function Preview({ languages, texts }: { languages: readonly string[]; texts: NoticeTexts }) {
  const t = useT()
  const written = languages.filter(isLocale).filter((language) => texts[language]?.title || texts[language]?.text)
  if (written.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="preview-head">
      <h2 id="preview-head">{t('content.preview')}</h2>
      {written.map((language) => (
        <div key={language} className={own.preview}>
          <span className={css.muted}>{ownName(language)}</span>
          <p className={own.strip} lang={standardTag(language)} dir={direction(language)}>
            <strong>{texts[language]?.title}</strong> {texts[language]?.text}
          </p>
        </div>
      ))}
    </section>
  )
}

/** The words of the typed fields, so that a refused form previews what was typed. */
const typedTexts = (languages: readonly string[], texts: NoticeTexts, { value }: NoticeFormProps['refusal']) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: value(`title.${language}`) ?? texts[language]?.title ?? '',
        text: value(`text.${language}`) ?? texts[language]?.text ?? '',
      },
    ]),
  )

/** Writes a notice in the languages of the shop. */
export function NoticeForm(props: NoticeFormProps) {
  const { version, isNewest, type, pictureUrl, texts, outdated, languages, refusal } = props
  const t = useT()
  const busy = useBusy()
  const mayEdit = useMay('staff')('content.edit') && isNewest
  const [typed, setTyped] = useState<NoticeTexts>(() => typedTexts(languages, texts, refusal))
  const onWrite = (language: string, field: 'title' | 'text', value: string) =>
    setTyped((all) => ({ ...all, [language]: { title: '', text: '', ...all[language], [field]: value } }))
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <Select
            id="type"
            name="type"
            label={t('content.type')}
            defaultValue={refusal.value('type') ?? type}
            disabled={!mayEdit}
            options={noticeTypes.map((one) => ({ value: one, label: t('content.types', { type: one }) }))}
          />
          <PictureField
            // A picture that was saved or refused is another one.
            key={`${refusal.value('fileId')} ${pictureUrl}`}
            saved={pictureUrl}
            shape="wide"
            hint={t('areas.file-hint')}
            isOptional
            refusal={refusal}
            disabled={!mayEdit}
          />
          <NoticeWords {...{ languages, texts, outdated, refusal, onWrite }} disabled={!mayEdit} />
          <Preview languages={languages} texts={typed} />
          {mayEdit ? (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          ) : null}
        </FormBody>
      </Form>
    </Card>
  )
}
