import { Form } from '@remix-run/react'
import { T, useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { Split, Stack } from '@tradepost/ui-kit/layout'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import { readProblems, useBusy, useCount, useIsolated } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { TaxChoice, TaxFields, TaxLines } from '../../purchase/index.ts'
import { PassFrame } from '../frame/pass-frame.tsx'
import { passPaths } from '../frame/pass-paths.ts'
import { PlatformNotice } from '../frame/platform-notice.tsx'
import type { loadSubscribe } from './subscribe.ts'
import { isRunning } from './use-pass-facts.ts'

type SubscribePageProps = Omit<Awaited<ReturnType<typeof loadSubscribe>>, 'meta'> & { result?: unknown }

type ChoiceProps = Pick<SubscribePageProps, 'plan' | 'tax' | 'idempotencyKey' | 'result'>

function Choice({ plan, tax, idempotencyKey, result }: ChoiceProps) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const days = useCount()('pass.days', plan.days)
  const [shown] = useState(idempotencyKey)
  const problems = readProblems(result, { country: t('checkout.taxCountry'), vat: t('checkout.taxNumber') })
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="key" value={problems.value('key') ?? shown} />
      <input type="hidden" name="expectedTotal" value={String(plan.price?.minor ?? '')} />
      <TaxFields tax={tax} />
      <FormBody>
        <ErrorSummary title={t('pass.problems')} errors={problems.summary} />
        <RadioGroup
          name="autoRenew"
          label={t('pass.renewal')}
          layout="rows"
          defaultValue={problems.value('autoRenew') ?? 'off'}
          options={[
            { value: 'off', label: t('pass.choiceOff'), hint: t('pass.choiceOffHint', { days }) },
            {
              value: 'on',
              label: t('pass.choiceOn'),
              hint: t('pass.choiceOnHint', { days, price: isolated(money(plan.price)) }),
            },
          ]}
        />
        <Checkbox
          id="consent"
          name="consent"
          value="yes"
          required
          error={problems.of('consent')}
          label={
            <T
              id="pass.consent"
              values={{
                a: (words) => (
                  <TextLink as={ShopAnchor} href={passPaths.agreement()}>
                    {words}
                  </TextLink>
                ),
              }}
            />
          }
        />
        <Stack gap={3}>
          <Button type="submit" size="lg" fullWidth loading={useBusy()}>
            {t('pass.activate')}
          </Button>
          <Text tone="muted" size={14}>
            {t('pass.next')}
          </Text>
        </Stack>
      </FormBody>
    </Form>
  )
}

/** The agreement with its price, and the form to activate the pass. */
export function SubscribePage({ plan, myPass, tax, idempotencyKey, result }: SubscribePageProps) {
  const t = useT()
  const { money, instant, currency } = useFormat()
  const days = useCount()('pass.days', plan.days)
  const renews = myPass.state === 'active_auto' || myPass.state === 'renewing'
  return (
    <PassFrame title={t('pass.subscribeTitle')} lead={plan.onSale ? t('pass.subscribeText', { days }) : undefined}>
      <PlatformNotice onSale={plan.onSale} />
      {!plan.onSale ? null : renews ? (
        <Notice
          tone="info"
          title={t('pass.alreadyRenews')}
          actions={
            <ButtonLink as={ShopAnchor} href={passPaths.myPass()} size="sm">
              {t('pass.manage')}
            </ButtonLink>
          }
        >
          {t('pass.alreadyRenewsText', { days })}
        </Notice>
      ) : plan.price ? (
        <Split
          side="end"
          aside={
            <Card tone="sunken">
              <Stack gap={4}>
                <Heading level={2} size="md">
                  {t('pass.summary')}
                </Heading>
                <DescriptionList
                  items={[
                    { term: t('pass.item', { days }), value: money(plan.price) },
                    { term: t('pass.total'), value: money(plan.price), strong: true },
                  ]}
                />
                {tax ? <TaxLines tax={tax} currency={plan.price.currency} /> : null}
                {myPass.endsAt && isRunning(myPass) ? (
                  <Text size={14}>
                    <time dateTime={myPass.endsAt}>{t('pass.startsAfter', { date: instant(myPass.endsAt) })}</time>
                  </Text>
                ) : null}
                <Text size={14} tone="muted">
                  {t('pass.windowsOnly')}
                </Text>
              </Stack>
            </Card>
          }
        >
          <Stack gap={6}>
            {tax ? <TaxChoice tax={tax} /> : null}
            <Choice plan={plan} tax={tax} idempotencyKey={idempotencyKey} result={result} />
          </Stack>
        </Split>
      ) : (
        <Notice tone="warning">{t('pass.priceUnknown', { currency })}</Notice>
      )}
    </PassFrame>
  )
}
