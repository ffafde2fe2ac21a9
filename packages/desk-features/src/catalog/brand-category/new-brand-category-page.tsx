import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useBusy } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'

export interface NewBrandCategoryPageProps {
  brandId: string
  brandName: string
  /** The categories that the brand does not sell. */
  others: readonly { id: string; name: string }[]
  result?: unknown
}

/** The form that adds a category to a brand. */
export function NewBrandCategoryPage({ brandId, brandName, others, result }: NewBrandCategoryPageProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <div className={css.narrow}>
      <PageHead
        title={t('catalogDesk.add-to-brand')}
        lead={t('catalogDesk.add-to-brand-lead')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.brand(brandId)} variant="secondary" size="sm">
            {brandName}
          </ButtonLink>
        }
      />
      {others.length > 0 ? (
        <Card as="section" aria-label={t('catalogDesk.add-to-brand')}>
          <Form method="post" noValidate>
            <FormBody>
              <Problems refusal={refusal} />
              <Select
                id="categoryId"
                name="categoryId"
                label={t('catalogDesk.categories')}
                defaultValue={refusal.value('categoryId') ?? ''}
                error={refusal.of('categoryId')}
                placeholder="–"
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
                required
              />
              <FormActions>
                <Button loading={busy}>{t('catalogDesk.add-category')}</Button>
              </FormActions>
            </FormBody>
          </Form>
        </Card>
      ) : (
        <EmptyState
          illustration="search"
          title={t('catalogDesk.sells-all')}
          actions={
            <ButtonLink as={DeskAnchor} href={paths.newCategory()}>
              {t('catalogDesk.new-category')}
            </ButtonLink>
          }
        >
          <p>{t('catalogDesk.new-category-lead')}</p>
        </EmptyState>
      )}
    </div>
  )
}
