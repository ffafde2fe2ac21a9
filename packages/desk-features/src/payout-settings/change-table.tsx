import { Form } from '@remix-run/react'
import type { PayoutSettingChange } from '@tradepost/contract'
import { payoutSettingNames } from '@tradepost/domain/payout/payout-settings'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { type DeskColumn, DeskTable, IdentityProblems, IdentityStep, readRefusal, useMay } from '../kernel/index.ts'
import * as css from './settings.css.ts'
import { settingLabels, useSettingText } from './use-setting-text.ts'

interface ChangeTableProps {
  changes: readonly PayoutSettingChange[]
  result?: unknown
}

function Answer({ id, result }: { id: string; result?: unknown }) {
  const t = useT()
  const sent = readRefusal(result)
  const refusal = readRefusal(sent.value('id') === id ? result : undefined)
  return (
    <Form method="post" className={css.answers} noValidate>
      <input type="hidden" name="id" value={id} />
      <IdentityProblems refusal={refusal} />
      <IdentityStep refusal={refusal} side="staff" prefix={`${id}-`} />
      <Button name="act" value="approve" size="sm">
        {t('payout.approve')}
      </Button>
      <Button name="act" value="reject" size="sm" variant="quiet">
        {t('payout.reject')}
      </Button>
    </Form>
  )
}

/** The changes of the settings: what each changed from and to, who proposed it and who answered. */
export function ChangeTable({ changes, result }: ChangeTableProps) {
  const t = useT()
  const { instant } = useFormat()
  const textOf = useSettingText()
  const mayAnswer = useMay('staff')('payout.settings')
  if (changes.length === 0) return <p className={css.muted}>{t('payoutSettings.changes-none')}</p>
  const columns: DeskColumn<PayoutSettingChange>[] = [
    { id: 'date', header: t('payout.date'), cell: ({ proposedAt }) => instant(proposedAt, 'dateTime') },
    {
      id: 'what',
      header: t('payoutSettings.changes'),
      cell: ({ before, after }) => (
        <ul className={css.changed}>
          {payoutSettingNames
            .filter((name) => name in after)
            .map((name) => (
              <li key={name}>
                <span className={css.muted}>{t(settingLabels[name])}</span> <bdi>{textOf(before, name)}</bdi> →{' '}
                <bdi>{textOf(after, name)}</bdi>
              </li>
            ))}
        </ul>
      ),
    },
    {
      id: 'reason',
      header: t('payout.reason'),
      cell: ({ reason, proposedBy }) => (
        <>
          <bdi>{reason}</bdi> <bdi className={css.muted}>{proposedBy}</bdi>
        </>
      ),
    },
    {
      id: 'state',
      header: t('payout.state-label'),
      cell: ({ state, answeredBy }) => (
        <>
          {t('payout.rule-state', { state })} {answeredBy ? <bdi className={css.muted}>{answeredBy}</bdi> : null}
        </>
      ),
    },
  ]
  if (mayAnswer && changes.some((change) => change.mayAnswer))
    columns.push({
      id: 'answer',
      header: t('payout.approve'),
      isPlain: true,
      cell: (change) => (change.mayAnswer ? <Answer id={change.id} result={result} /> : null),
    })
  return (
    <DeskTable
      label={t('payoutSettings.changes')}
      columns={columns}
      rows={changes}
      rowKey={({ id }) => id}
      file="payout-setting-changes"
    />
  )
}
