import { pageAreaOf } from '@tradepost/domain/content/page-areas'
import { isLocale, type Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { useState } from 'react'
import {
  ContentHistory,
  contentCss as css,
  DoneNotice,
  EarlierVersion,
  PreviewLink,
  PublishCard,
  useContentResult,
} from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useFormKey } from '../kernel/index.ts'
import { AreaForm } from './area-form.tsx'
import { deviceOf } from './device-of.ts'
import type { AreaChoices, AreaDetail } from './form-area.ts'

export interface AreaPageProps {
  areaType: number
  /** Null if the shop does not have the area yet. */
  area: AreaDetail | null
  choices: AreaChoices
  result?: unknown
}

/** One area of the pages: its content, its preview on each device, its publication and its history. */
export function AreaPage({ areaType, area, choices, result }: AreaPageProps) {
  const t = useT()
  const { key, edit, publication } = useContentResult(result)
  // A refused form begins anew too, with what was typed, so that it keeps the pictures that were uploaded.
  const formKey = useFormKey(result, result !== undefined && !publication.hasProblems)
  const [first] = choices.languages
  const [language, setLanguage] = useState<Locale>(first && isLocale(first) ? first : 'en')
  const of = pageAreaOf(areaType)
  if (!of) return null
  const item = String(areaType)
  const content = area?.content.kind === 'area' ? area.content : null
  const hrefOf = (version?: number) => paths.pageArea(item, version)
  return (
    <div className={css.page}>
      <PageHead
        title={`${t('areas.names', { area: `a${areaType}` })} · ${t('areas.devices', { device: deviceOf(of) })}`}
        lead={t('areas.places', { area: `a${areaType}` })}
        actions={
          <span className={css.actions}>
            {area
              ? (['phone', 'desktop'] as const)
                  .filter((device) => of[device])
                  .map((device) => (
                    <PreviewLink key={device} kind="area" item={item} version={area.ofVersion} device={device} />
                  ))
              : null}
            <ButtonLink as={DeskAnchor} href={paths.pageAreas()} variant="secondary" size="sm">
              {t('areas.title')}
            </ButtonLink>
          </span>
        }
      />
      <DoneNotice result={result} />
      {area ? <EarlierVersion content={area} hrefOf={hrefOf} /> : null}
      <div className={area ? css.columns : css.part}>
        <AreaForm
          key={`${formKey} ${area?.ofVersion ?? 0}`}
          of={of}
          version={area?.version ?? 0}
          isNewest={area?.ofVersion === area?.version}
          content={content}
          choices={choices}
          language={language}
          onLanguage={setLanguage}
          refusal={edit}
        />
        {area ? <PublishCard key={`publish ${key}`} content={area} mayEnd refusal={publication} /> : null}
      </div>
      {area ? <ContentHistory content={area} hrefOf={hrefOf} /> : null}
    </div>
  )
}
