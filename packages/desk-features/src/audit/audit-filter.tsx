import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { useActName } from './act-words.ts'
import * as css from './audit.css.ts'
import type { AuditPageProps } from './audit-page.tsx'

type AuditFilterProps = Pick<AuditPageProps, 'filter' | 'people' | 'recordedCalls'>

/** The people to choose from. Somebody who is not of the staff is named by number. */
function usePeople({ filter, people }: AuditFilterProps) {
  const t = useT()
  const isListed = !filter.userId || people.some(({ userId }) => userId === filter.userId)
  return [
    { value: '', label: t('staffDesk.everybody') },
    ...(isListed ? [] : [{ value: filter.userId, label: t('staffDesk.person-number', { number: filter.userId }) }]),
    ...people.map(({ userId, nickName }) => ({ value: userId, label: nickName })),
  ]
}

/** Who, what and when: the fields that narrow the log. */
export function AuditFilter(props: AuditFilterProps) {
  const { filter, recordedCalls } = props
  const t = useT()
  const { timeZone, locale } = useFormat()
  const actName = useActName()
  const acts = recordedCalls
    .map((call) => ({ value: call, label: actName(call) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  const isFiltered = [filter.userId, filter.side, filter.call, filter.subject, filter.from, filter.to].some(Boolean)
  return (
    <Card as="section" aria-label={t('staffDesk.filter')}>
      <Form method="get" role="search" key={JSON.stringify(filter)}>
        <FormBody>
          <div className={css.fields}>
            <Select
              id="userId"
              name="userId"
              label={t('staffDesk.who')}
              defaultValue={filter.userId}
              options={usePeople(props)}
            />
            <Select
              id="side"
              name="side"
              label={t('staffDesk.side-label')}
              defaultValue={filter.side}
              options={[
                { value: '', label: t('staffDesk.everybody') },
                ...['staff', 'seller', 'client'].map((side) => ({ value: side, label: t('staffDesk.side', { side }) })),
              ]}
            />
            <div className={css.wide}>
              <Select
                id="call"
                name="call"
                label={t('staffDesk.what')}
                defaultValue={filter.call}
                options={[{ value: '', label: t('staffDesk.everything') }, ...acts]}
              />
            </div>
            <div className={css.wide}>
              <TextField
                id="subject"
                name="subject"
                label={t('staffDesk.subject')}
                maxLength={40}
                defaultValue={filter.subject}
              />
            </div>
            <TextField id="from" name="from" type="date" label={t('staffDesk.from')} defaultValue={filter.from} />
            <TextField id="to" name="to" type="date" label={t('staffDesk.until')} defaultValue={filter.to} />
          </div>
          <input type="hidden" name="zone" value={timeZone} />
          <FormActions>
            <Button variant="secondary">{t('staffDesk.filter')}</Button>
            {isFiltered ? (
              <ButtonLink as={DeskAnchor} href={paths.audit()} variant="quiet">
                {t('staffDesk.clear-filters')}
              </ButtonLink>
            ) : null}
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
