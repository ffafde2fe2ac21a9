import type { Form, useFetcher } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { LockIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readProblems, useIsolated } from '../../kernel/index.ts'
import { paths } from '../../kernel/paths/index.ts'
import { asTyped, topUpLimits } from './amounts.ts'
import { GCoinFacts } from './gcoin-facts.tsx'
import * as css from './top-up.css.ts'

export interface TopUpFormProps {
  /** In US cents. */
  amount: number
  /** Idempotency key, so that submitting twice tops up once. */
  formKey: string
  /** The offer to rent afterwards. */
  offerId: string | null
  result: unknown
  busy: boolean
  /** The form component to use: the router's `Form` or a fetcher's. */
  as: typeof Form | ReturnType<typeof useFetcher>['Form']
}

/** Form with the facts about G Coin, the amount and the consent. The dialog and the page share it. */
export function TopUpForm({ amount, formKey, offerId, result, busy, as: As }: TopUpFormProps) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const problems = readProblems(result, { amount: t('rental.amount') })
  const limit = (minor: number) => isolated(money({ minor, currency: 'USD' }))
  return (
    <As method="post" action={paths.topUp()} noValidate className={css.form}>
      <ErrorSummary title={t('rental.topUpProblems')} errors={problems.summary} />
      <input type="hidden" name="key" value={problems.value('key') ?? formKey} />
      {offerId ? <input type="hidden" name="offer" value={offerId} /> : null}
      <GCoinFacts />
      <TextField
        id="amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        label={t('rental.amount')}
        hint={t('rental.amountHint', { min: limit(topUpLimits.min), max: limit(topUpLimits.max) })}
        defaultValue={problems.value('amount') ?? asTyped(amount)}
        error={problems.of('amount')}
        maxLength={16}
        required
      />
      <Checkbox
        id="agreed"
        name="agreed"
        value="yes"
        label={t('rental.agree')}
        defaultChecked={problems.value('agreed') === 'yes'}
        error={problems.of('agreed')}
        required
      />
      <Button type="submit" size="lg" fullWidth icon={LockIcon} loading={busy}>
        {t('rental.toCard')}
      </Button>
    </As>
  )
}
