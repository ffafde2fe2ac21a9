import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readProblems, useBusy } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../buyer.css.ts'
import { BuyerPage } from '../buyer-page.tsx'
import * as securityCss from './security.css.ts'

/** Form to delete the account. Lists the lost data and requires a typed confirmation word. */
export function SecurityDeletePage({ word, result }: { word: string; result?: unknown }) {
  const t = useT()
  const label = t('signIn.deleteType', { word })
  const problems = readProblems(result, { word: label })
  const losses = ['deleteSessions', 'deleteData', 'deleteWorth', 'deleteBooks'] as const
  return (
    <BuyerPage title={t('signIn.deleteTitle')}>
      <Notice tone="danger" title={t('signIn.deleteLead')}>
        <ul className={securityCss.losses}>
          {losses.map((loss) => (
            <li key={loss}>{t(`signIn.${loss}`)}</li>
          ))}
        </ul>
      </Notice>
      <Card>
        <Form method="post" noValidate className={css.section}>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <TextField
            id="word"
            name="word"
            label={label}
            error={problems.of('word')}
            autoComplete="off"
            maxLength={20}
            required
          />
          <div className={securityCss.nextActions}>
            <Button type="submit" name="intent" value="delete" variant="danger" loading={useBusy('delete')}>
              {t('signIn.deleteNow')}
            </Button>
            <ButtonLink as={ShopAnchor} href={paths.security()} variant="quiet">
              {t('signIn.deleteKeep')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </BuyerPage>
  )
}
