import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import {
  DeskAnchor,
  PageHead,
  Problems,
  paths,
  readRefusal,
  SavedNotice,
  useBusy,
  useFormKey,
  useMay,
} from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { LanguageWords } from '../language-words.tsx'
import { PositionField } from '../position-field.tsx'
import { RemoveCard } from '../remove-card.tsx'
import { type Stated, StatedAttributes } from './stated-attributes.tsx'

export type Goods = CallData<typeof calls.catalogEdit.staffBrandCategoryDetail>

export interface BrandCategoryPageProps {
  goods: Goods
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

const texts = { seoTitle: 'catalogDesk.seo-title', seoDescription: 'catalogDesk.seo-description' } as const

function BrandCategoryForm({ goods, languages, result }: BrandCategoryPageProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  const stored = goods.attributeList.filter(({ used }) => used)
  const { stated = stored } = (refusal.hasProblems ? result : {}) as { stated?: Stated }
  const isShown = refusal.hasProblems ? refusal.value('enabled') !== undefined : goods.enabled
  return (
    <Card as="section" aria-label={t('desk.save-changes')}>
      <Form method="post" noValidate key={key}>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? goods.version} />
          <input type="hidden" name="sure" value={refusal.value('sure') ?? ''} />
          <Checkbox
            id="enabled"
            name="enabled"
            label={t('catalogDesk.show-brand')}
            hint={t('catalogDesk.show-category-hint')}
            defaultChecked={isShown}
            error={refusal.of('enabled')}
          />
          <PositionField
            position={goods.position}
            refusal={refusal}
            label={t('catalogDesk.own-position')}
            hint={t('catalogDesk.own-position-hint')}
          />
          <StatedAttributes list={goods.attributeList} stated={stated} refused={refusal.of} />
          <LanguageWords
            languages={languages}
            words={goods.words}
            texts={texts}
            needed="seoTitle"
            lacking="–"
            outdated={goods.outdated}
            refusal={refusal}
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t('desk.save-changes')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** A brand category for people who may see but not change it. */
function BrandCategoryFacts({ goods }: { goods: Goods }) {
  const t = useT()
  const stated = goods.attributeList.filter(({ used }) => used)
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('catalogDesk.kind'), value: t('catalogDesk.kind-name', { kind: goods.kind ?? 'other' }) },
          { term: t('catalogDesk.own-position'), value: goods.position === null ? '–' : String(goods.position) },
          {
            term: t('catalogDesk.stated-attributes'),
            value: <bdi>{stated.map(({ name }) => name).join(', ') || '–'}</bdi>,
          },
        ]}
      />
    </Card>
  )
}

/** A category of a brand: its state, place, attributes and words for search engines. */
export function BrandCategoryPage({ goods, languages, result }: BrandCategoryPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const isAboutRemoval = readRefusal(result).value('act') === 'remove'
  return (
    <div className={css.narrow}>
      <PageHead
        title={`${goods.brandName} · ${goods.name}`}
        actions={
          <>
            <Badge tone={goods.enabled && goods.categoryEnabled ? 'success' : 'neutral'}>
              {t('catalogDesk.state', { state: goods.enabled && goods.categoryEnabled ? 'shown' : 'hidden' })}
            </Badge>
            <span className={css.language}>
              <TextLink as={DeskAnchor} href={paths.brand(goods.brandId)}>
                <bdi>{goods.brandName}</bdi>
              </TextLink>
            </span>
          </>
        }
      />
      {goods.categoryEnabled ? null : <Notice tone="warning">{t('catalogDesk.category-hidden')}</Notice>}
      {mayEdit ? (
        <>
          <BrandCategoryForm goods={goods} languages={languages} result={isAboutRemoval ? undefined : result} />
          <RemoveCard
            name={goods.name}
            title={t('catalogDesk.remove-goods')}
            text={t('catalogDesk.remove-goods-text')}
            result={isAboutRemoval ? result : undefined}
          />
        </>
      ) : (
        <BrandCategoryFacts goods={goods} />
      )}
    </div>
  )
}
