import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { storeLimits } from '@tradepost/domain/limits/store-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { direction, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import {
  DraftNotice,
  PageHead,
  Problems,
  readRefusal,
  SavedNotice,
  useBusy,
  useDesk,
  useDraft,
  useMay,
} from '../kernel/index.ts'
import * as css from './store.css.ts'

export interface StorePageProps {
  store: CallData<typeof calls.seller.sellerOwnStore>
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

type Refused = { refusal: ReturnType<typeof readRefusal> }

/** A picture of the store: the current one, another one, or none. */
function PictureChoice({ field, url, refusal }: Refused & { field: 'avatar' | 'banner'; url: string }) {
  const t = useT()
  return (
    <div className={css.picture}>
      {field === 'avatar' ? <Avatar src={url} alt="" size={80} /> : null}
      {field === 'banner' && url ? <img className={css.banner} src={url} alt="" width={1280} height={400} /> : null}
      <FileField
        // A picture that was saved leaves the field.
        key={url}
        id={field}
        name={field}
        label={t(`ownStore.${field}`)}
        hint={t(`ownStore.${field}-hint`)}
        accept={uploadLimits.imageTypes}
        maxBytes={uploadLimits.maxBytes}
        maxFiles={1}
        chooseLabel={t('desk.import-choose')}
        formatError={t('offerForm.picture-format')}
        sizeError={t('errors.upload_limit')}
        removeLabel={(name) => t('desk.import-remove', { name })}
        error={refusal.of(field)}
      />
      {url ? <Checkbox key={`remove ${url}`} name={`remove-${field}`} label={t(`ownStore.remove-${field}`)} /> : null}
    </div>
  )
}

function AboutField({ language, text, refusal }: Refused & { language: Locale; text: string }) {
  const t = useT()
  const name = `about-${language}`
  return (
    <TextArea
      id={name}
      name={name}
      lang={standardTag(language)}
      dir={direction(language)}
      label={t('ownStore.about', { language: ownName(language) })}
      maxLength={storeLimits.about}
      defaultValue={refusal.value(name) ?? text}
      error={refusal.of(name)}
    />
  )
}

/** The words of the store: in the languages that have some and in the reader's own; then in all others. */
function AboutFields({ store, languages, refusal }: Pick<StorePageProps, 'store' | 'languages'> & Refused) {
  const t = useT()
  const { locale } = useFormat()
  const texts = new Map(store.about.map(({ language, text }) => [language, text]))
  const isFirst = (language: Locale) => language === locale || texts.has(language)
  const fields = (list: readonly Locale[]) =>
    list.map((language) => (
      <AboutField key={language} language={language} text={texts.get(language) ?? ''} refusal={refusal} />
    ))
  const others = languages.filter((language) => !isFirst(language))
  const isWrong = others.some((language) => refusal.of(`about-${language}`))
  return (
    <>
      {fields(languages.filter(isFirst))}
      {others.length > 0 ? (
        <Accordion
          items={[
            {
              id: 'more-languages',
              title: t('ownStore.more-languages'),
              content: <div className={css.more}>{fields(others)}</div>,
              open: isWrong,
            },
          ]}
        />
      ) : null}
    </>
  )
}

/** What the seller's store shows. */
export function StorePage({ store, languages, result }: StorePageProps) {
  const t = useT()
  const { shop, seller } = useDesk()
  const may = useMay()
  const busy = useBusy()
  const draft = useDraft('store', result)
  const refusal = readRefusal(draft.result)
  return (
    <div className={css.narrow}>
      <PageHead
        title={t('ownStore.title')}
        lead={t('ownStore.lead')}
        actions={
          seller ? (
            <ButtonLink href={`${shop.origin}/store/${seller.sellerId}`} variant="secondary" size="sm">
              {t('ownStore.see-store')}
            </ButtonLink>
          ) : null
        }
      />
      {may('store.edit') ? (
        <Card as="section" aria-label={t('ownStore.title')}>
          <Form method="post" encType="multipart/form-data" noValidate key={draft.formKey} {...draft.form}>
            <FormBody>
              <DraftNotice draft={draft} />
              <Problems refusal={refusal} />
              <PictureChoice field="avatar" url={store.avatarUrl} refusal={refusal} />
              <PictureChoice field="banner" url={store.bannerUrl} refusal={refusal} />
              <AboutFields store={store} languages={languages} refusal={refusal} />
              <p>{t('ownStore.about-hint')}</p>
              <SavedNotice result={result} />
              <FormActions>
                <Button loading={busy}>{t('desk.save-changes')}</Button>
              </FormActions>
            </FormBody>
          </Form>
        </Card>
      ) : null}
    </div>
  )
}
