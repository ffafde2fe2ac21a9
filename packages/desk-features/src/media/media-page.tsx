import { Form, Link } from '@remix-run/react'
import { mediaLimits } from '@tradepost/domain/limits/media-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useBusy, useFormKey, useMay } from '../kernel/index.ts'
import { type MediaItem, type MediaList, mediaName } from '../media-field/index.ts'
import * as css from './media.css.ts'
import { type MediaFilter, mediaKindChoices, mediaUses } from './media-filter.ts'

export interface MediaPageProps {
  media: MediaList
  filter: MediaFilter
  isFirst: boolean
  result?: unknown
}

function UploadCard({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const added = (result as { added?: number } | undefined)?.added ?? 0
  const key = useFormKey(result, added > 0)
  return (
    <Card as="section" aria-labelledby="add-title">
      <Form method="post" encType="multipart/form-data" noValidate key={key}>
        <FormBody>
          <h2 id="add-title">{t('media.add')}</h2>
          <Problems refusal={refusal} />
          <FileField
            id="files"
            name="files"
            label={t('media.files')}
            hint={t('media.files-hint', { max: mediaLimits.files })}
            accept={[...uploadLimits.imageTypes, ...uploadLimits.videoTypes]}
            maxBytes={uploadLimits.maxBytes}
            maxFiles={mediaLimits.files}
            chooseLabel={t('media.files-choose')}
            formatError={t('media.format')}
            sizeError={t('errors.upload_limit')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('files')}
          />
          {added > 0 ? (
            <Notice tone="success" role="status">
              {t('media.added', { count: added })}
            </Notice>
          ) : null}
          <FormActions>
            <Button loading={busy}>{t('media.upload')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function Item({ item }: { item: MediaItem }) {
  const t = useT()
  const { instant } = useFormat()
  const { id, url, kind, width, height, bytes, addedAt, by, used } = item
  return (
    <li className={css.item}>
      {kind === 'picture' ? (
        <img className={css.picture} src={url} alt="" width={240} height={180} loading="lazy" />
      ) : (
        <video className={css.picture} src={url} width={240} height={180} preload="metadata" muted />
      )}
      <div className={css.facts}>
        <Link className={css.link} to={paths.mediaItem(id)}>
          <bdi>{mediaName(item) || t('media.unnamed', { date: instant(addedAt, 'dateTime') })}</bdi>
        </Link>
        <span>
          <Badge tone={used ? 'success' : 'neutral'}>{t('media.use', { state: used ? 'used' : 'unused' })}</Badge>
        </span>
        <span className={css.muted}>
          {width && height ? <bdi dir="ltr">{`${width} × ${height}, `}</bdi> : null}
          <bdi dir="ltr">{formatNumber(Math.ceil(bytes / 1024))} KB</bdi>
        </span>
        <span className={css.muted}>
          {instant(addedAt, 'date')}
          {by ? (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          ) : null}
        </span>
      </div>
    </li>
  )
}

/** The media library: pictures and videos for content, with a search, filters and the upload of more. */
export function MediaPage({ media: { list, next }, filter, isFirst, result }: MediaPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  const { keyword, kind, use } = filter
  return (
    <div className={css.page}>
      <PageHead title={t('media.title')} lead={t('media.lead')} />
      {mayEdit ? <UploadCard result={result} /> : null}
      <Form method="get" role="search" className={css.search}>
        {kind === 'all' ? null : <input type="hidden" name="kind" value={kind} />}
        {use === 'all' ? null : <input type="hidden" name="use" value={use} />}
        <TextField
          id="keyword"
          name="keyword"
          dir="auto"
          label={t('media.find')}
          defaultValue={keyword}
          key={keyword}
        />
        <Button variant="secondary">{t('desk.search')}</Button>
      </Form>
      <nav className={css.choices} aria-label={t('media.kinds')}>
        {mediaKindChoices.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.media({ keyword, use, kind: one })}
            aria-current={one === kind ? 'page' : undefined}
          >
            {t('media.kind', { kind: one })}
          </ChipLink>
        ))}
      </nav>
      <nav className={css.choices} aria-label={t('media.uses')}>
        {mediaUses.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.media({ keyword, kind, use: one })}
            aria-current={one === use ? 'page' : undefined}
          >
            {t('media.use', { state: one })}
          </ChipLink>
        ))}
      </nav>
      {list.length > 0 ? (
        <ul className={css.grid}>
          {list.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState illustration="search" title={t('catalogDesk.none-title')}>
          <p>{t('media.none')}</p>
        </EmptyState>
      )}
      {isFirst && !next ? null : (
        <nav className={css.choices} aria-label={t('desk.pages')}>
          {isFirst ? null : (
            <ButtonLink as={DeskAnchor} href={paths.media({ keyword, kind, use })} variant="secondary">
              {t('media.newest')}
            </ButtonLink>
          )}
          {next ? (
            <ButtonLink
              as={DeskAnchor}
              href={paths.media({ keyword, kind, use, after: `${next.addedAt}_${next.id}` })}
              variant="secondary"
            >
              {t('media.older')}
            </ButtonLink>
          ) : null}
        </nav>
      )}
    </div>
  )
}
