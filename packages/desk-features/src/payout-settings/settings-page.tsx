import type { CallData, calls } from '@tradepost/contract'
import { payoutSettingNames } from '@tradepost/domain/payout/payout-settings'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { PageHead, useMay } from '../kernel/index.ts'
import { ChangeTable } from './change-table.tsx'
import * as css from './settings.css.ts'
import { SettingsForm } from './settings-form.tsx'
import { settingLabels, useSettingText } from './use-setting-text.ts'

export interface SettingsPageProps extends CallData<typeof calls.payoutSettings.payoutSettings> {
  idempotencyKey: string
  result?: unknown
}

/** The settings of today, for people who may see but not change them. */
function Today({ settings }: Pick<SettingsPageProps, 'settings'>) {
  const t = useT()
  const textOf = useSettingText()
  return (
    <Card>
      <DescriptionList
        items={payoutSettingNames.map((name) => ({
          term: t(settingLabels[name]),
          value: textOf(settings, name),
        }))}
      />
    </Card>
  )
}

/** How sellers are paid: the form that proposes a change, and the changes so far with the answers to open ones. */
export function SettingsPage(props: SettingsPageProps) {
  const { settings, changes, idempotencyKey, result } = props
  const t = useT()
  const mayChange = useMay('staff')('payout.settings')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const open = changes.filter(({ state }) => state === 'proposed')
  const ended = changes.filter(({ state }) => state !== 'proposed')
  return (
    <div className={css.page}>
      <PageHead title={t('payoutSettings.title')} lead={t('payoutSettings.lead')} />
      {open.length > 0 ? <ChangeTable changes={open} result={result} /> : null}
      {mayChange ? <SettingsForm key={isDone ? idempotencyKey : 'form'} {...props} /> : <Today settings={settings} />}
      <section className={css.part} aria-labelledby="changes">
        <h2 id="changes">{t('payoutSettings.changes')}</h2>
        <ChangeTable changes={ended} result={result} />
      </section>
    </div>
  )
}
