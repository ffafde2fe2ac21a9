import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormBody } from '@tradepost/ui-kit/form'
import { Inline, Split, Stack } from '@tradepost/ui-kit/layout'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { readProblems, useBusy, useCount, useIsolated } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { artSources, PageBody, PageHead } from '../page/index.ts'
import type { Estimate } from './estimate.ts'
import type { loadCalculator } from './server.ts'
import * as css from './value.css.ts'
import { valuePaths } from './value-paths.ts'

interface CalculatorPageProps {
  form: Awaited<ReturnType<typeof loadCalculator>>['form']
  result?: unknown
}

function Outcome({ estimate }: { estimate: Estimate }) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const count = useCount()
  return (
    <Card as="section" tone="accent" aria-labelledby="value">
      <div role="status">
        <Stack gap={3}>
          <Heading level={2} size="md" id="value">
            {t('value.result')}
          </Heading>
          <div>
            <p className={css.median}>{money(estimate.median)}</p>
            <Text size={14}>{t('value.median')}</Text>
          </div>
          <Text>{t('value.range', { low: isolated(money(estimate.low)), high: isolated(money(estimate.high)) })}</Text>
          <Text weight="semibold">{count('value.sample', estimate.sampleSize)}</Text>
          <Text size={14}>{t('value.caveat')}</Text>
          <Text size={14}>{count('value.usesLeft', estimate.usesLeft)}</Text>
        </Stack>
      </div>
    </Card>
  )
}

/** Notice with the gateway's reason why there is no estimate. */
function Refusal({ result }: { result: unknown }) {
  const t = useT()
  const { codes, summary } = readProblems(result)
  const [first] = summary
  if (!first) return null
  const title = codes.includes('daily_use_limit')
    ? t('value.enough')
    : codes.includes('sample_too_small')
      ? t('value.tooFew')
      : undefined
  return (
    <Notice tone="warning" role="alert" {...(title ? { title } : {})}>
      <p>{first.message}</p>
      {codes.includes('sample_too_small') ? <p>{t('value.tooFewText')}</p> : null}
    </Notice>
  )
}

/** Estimates an account's value from sold accounts with the same attributes. */
export function CalculatorPage({ form, result }: CalculatorPageProps) {
  const t = useT()
  const count = useCount()
  const answer = result as { ok?: boolean; estimate?: Estimate; values?: Record<string, string> } | undefined
  const title = t('value.title', { game: form.brandName })
  return (
    <PageBody>
      <PageHead
        title={title}
        lead={t('value.text')}
        trail={[{ label: t('value.name'), href: valuePaths.index() }, { label: form.brandName }]}
      />
      <Split
        side="end"
        aside={
          <div className={css.side}>
            {answer?.ok && answer.estimate ? (
              <Outcome estimate={answer.estimate} />
            ) : (
              <>
                <Refusal result={result} />
                <div className={css.cover}>
                  <Artwork {...artSources(form.coverUrl, 'cover')} alt="" fill sizes="190px" eager />
                </div>
              </>
            )}
          </div>
        }
      >
        <Stack gap={5}>
          <Card as="section" aria-labelledby="about">
            <Form method="post">
              <FormBody>
                <Heading level={2} size="md" id="about">
                  {t('value.about')}
                </Heading>
                {form.attributes.length > 0 ? (
                  <div className={css.fields}>
                    {form.attributes.map(({ id, name, values, labels = values }) => (
                      <Select
                        key={id}
                        name={`a.${id}`}
                        label={name}
                        defaultValue={answer?.values?.[`a.${id}`] ?? ''}
                        options={[
                          { value: '', label: t('value.any') },
                          ...values.map((value, n) => ({ value, label: labels[n] ?? value })),
                        ]}
                      />
                    ))}
                  </div>
                ) : (
                  <Text tone="muted">{t('value.aboutNone')}</Text>
                )}
                <Stack gap={3}>
                  <Button type="submit" size="lg" fullWidth loading={useBusy()}>
                    {t('value.estimate')}
                  </Button>
                  <Text tone="muted" size={14}>
                    {count('value.uses', form.usesPerDay)}
                  </Text>
                </Stack>
              </FormBody>
            </Form>
          </Card>
          <Inline gap={6}>
            <TextLink as={ShopAnchor} href={paths.brand(form.alias)}>
              {t('value.look')}
            </TextLink>
            <TextLink as={ShopAnchor} href={valuePaths.index()}>
              {t('value.another')}
            </TextLink>
          </Inline>
        </Stack>
      </Split>
    </PageBody>
  )
}
