import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { mediaLimits } from '@tradepost/domain/limits/media-limits'
import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LanguageSections } from '../content/index.ts'
import {
  DeskAnchor,
  PageHead,
  Problems,
  paths,
  RemoveButton,
  readRefusal,
  SavedNotice,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import { mediaName, placeKind } from '../media-field/index.ts'
import * as css from './media.css.ts'

type Detail = CallData<typeof calls.media.mediaDetail>
type Use = Detail['uses'][number]

export interface MediaItemPageProps {
  item: Detail
  result?: unknown
}

const pageOf: Partial<Record<Use['kind'], { may: StaffPermission; path: (id: string) => string }>> = {
  brand: { may: 'catalog.view', path: paths.brand },
  area: { may: 'content.view', path: paths.pageArea },
  'pass-event': { may: 'content.view', path: paths.passEvent },
  article: { may: 'content.view', path: paths.article },
  notice: { may: 'content.view', path: paths.notice },
  event: { may: 'content.view', path: paths.event },
  'shared-game': { may: 'content.view', path: paths.sharedGame },
}

function Place({ kind, id, name }: Use) {
  const t = useT()
  const may = useMay('staff')
  const area = kind === 'area' ? t('areas.names', { area: `a${id}` }) : ''
  const words = t('media.place', { kind: placeKind(kind), name: name ?? area, id })
  const page = pageOf[kind]
  return page && may(page.may) ? (
    <TextLink as={DeskAnchor} href={page.path(id)}>
      {words}
    </TextLink>
  ) : (
    words
  )
}

function WordsForm({ item, result }: MediaItemPageProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const wordsIn = (language: string) => item.words.find((one) => one.language === language)
  const isSaved = (result as { ok?: boolean } | undefined)?.ok === true
  return (
    <Card as="section" aria-labelledby="words-title">
      <Form method="post" noValidate key={isSaved ? item.version : 'form'}>
        <FormBody>
          <h2 id="words-title">{t('media.words')}</h2>
          <p className={css.muted}>{t('media.words-hint')}</p>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={item.version} />
          <LanguageSections
            languages={item.languages}
            written={item.words.map(({ language }) => language)}
            outdated={[]}
            hasProblem={() => false}
          >
            {(language) => (
              <>
                <TextField
                  id={`title.${language}`}
                  name={`title.${language}`}
                  lang={language}
                  dir="auto"
                  label={t('media.item-title')}
                  maxLength={mediaLimits.title}
                  defaultValue={refusal.value(`title.${language}`) ?? wordsIn(language)?.title ?? ''}
                />
                <TextField
                  id={`alt.${language}`}
                  name={`alt.${language}`}
                  lang={language}
                  dir="auto"
                  label={t('media.alt')}
                  hint={t('media.alt-hint')}
                  maxLength={mediaLimits.alt}
                  defaultValue={refusal.value(`alt.${language}`) ?? wordsIn(language)?.alt ?? ''}
                />
              </>
            )}
          </LanguageSections>
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t('desk.save-changes')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** A file of the media library: its facts, its words, where it is used, and its removal. */
export function MediaItemPage({ item, result }: MediaItemPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay('staff')('content.edit')
  const { kind, url, fileUrl, contentType, bytes, width, height, addedAt, by, uses } = item
  const name = mediaName(item) || t('media.unnamed', { date: instant(addedAt, 'dateTime') })
  const isOfRemoval = readRefusal(result).value('act') === 'remove'
  return (
    <div className={css.narrow}>
      <PageHead title={name} />
      <Card as="section" aria-label={name}>
        <div className={css.section}>
          {kind === 'picture' ? (
            <img className={css.large} src={url} alt={name} width={width ?? 480} height={height ?? 360} />
          ) : (
            <video className={css.large} src={fileUrl} controls muted />
          )}
          <DescriptionList
            items={[
              { term: t('customerData.kind'), value: `${contentType}, ${formatNumber(Math.ceil(bytes / 1024))} KB` },
              ...(width && height
                ? [{ term: t('media.pixels'), value: <bdi dir="ltr">{`${width} × ${height}`}</bdi> }]
                : []),
              { term: t('media.added-on'), value: instant(addedAt, 'dateTime') },
              ...(by ? [{ term: t('media.by'), value: by }] : []),
            ]}
          />
          <h2>{t('media.where')}</h2>
          {uses.length > 0 ? (
            <ul>
              {uses.map((use) => (
                <li key={`${use.kind} ${use.id}`}>
                  <Place {...use} />
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('media.nowhere')}</p>
          )}
        </div>
      </Card>
      {mayEdit ? <WordsForm item={item} result={isOfRemoval ? undefined : result} /> : null}
      {mayEdit ? (
        <Card as="section" aria-labelledby="remove-title">
          <div className={css.section}>
            <h2 id="remove-title">{t('media.remove')}</h2>
            <Problems refusal={readRefusal(isOfRemoval ? result : undefined)} />
            <p className={css.muted}>{t('media.remove-text')}</p>
            <RemoveButton
              label={t('desk.remove')}
              title={t('desk.remove-title', { name })}
              text={t('media.remove-text')}
              fields={{}}
            />
          </div>
        </Card>
      ) : null}
    </div>
  )
}
