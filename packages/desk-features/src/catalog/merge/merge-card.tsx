import { Form, Link } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, paths, readRefusal } from '../../kernel/index.ts'
import type { Brand } from '../brand-page.tsx'
import * as css from '../catalog.css.ts'
import type { MergeChoice } from './load-merge.ts'
import { MergePlan } from './merge-plan.tsx'

interface MergeCardProps {
  brand: Brand
  merge: MergeChoice
  result?: unknown
}

/** Merges a brand into another one: a search for the other one, what would move, and a second look. */
export function MergeCard({ brand, merge: { keyword, found, plan, refused }, result }: MergeCardProps) {
  const t = useT()
  // The address stays at the card after a search.
  const anchor = `${paths.brand(brand.id)}#merge-title`
  return (
    <Card as="section" aria-labelledby="merge-title">
      <div className={css.section}>
        <h2 id="merge-title">{t('catalogDesk.merge')}</h2>
        <p className={css.muted}>{t('catalogDesk.merge-lead')}</p>
        <Problems refusal={readRefusal(result)} />
        {refused ? <Notice tone="warning">{refused}</Notice> : null}
        <Form method="get" action={anchor} role="search" className={css.search}>
          <TextField
            id="merge"
            name="merge"
            dir="auto"
            label={t('catalogDesk.merge-find')}
            defaultValue={keyword}
            key={keyword}
          />
          <Button variant="secondary">{t('desk.search')}</Button>
        </Form>
        {found?.length === 0 ? <p>{t('catalogDesk.none')}</p> : null}
        {found && found.length > 0 ? (
          <ul className={css.values}>
            {found.map(({ id, name, alias }) => (
              <li key={id}>
                <Link className={css.link} to={`${paths.brand(brand.id)}?into=${id}#merge-title`}>
                  {t('catalogDesk.merge-into', { brand: name })}
                </Link>{' '}
                <bdi dir="ltr" className={css.muted}>
                  /{alias}
                </bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {plan ? <MergePlan plan={plan} /> : null}
      </div>
    </Card>
  )
}
