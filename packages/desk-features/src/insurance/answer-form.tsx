import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { formatCents, IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import { type Insurance, useRuleWords } from './use-rule-words.ts'

interface AnswerFormProps {
  change: Insurance['changes'][number]
  result?: unknown
}

/** Approves or rejects what another person proposed. */
export function AnswerForm({ change, result }: AnswerFormProps) {
  const t = useT()
  const wordsOf = useRuleWords()
  const busy = useBusy('answer')
  const refusal = readRefusal(readRefusal(result).value('id') === change.id ? result : undefined)
  const title = `answer-${change.id}`
  const what =
    change.limit === null
      ? `${change.categoryName ?? ''}: ${wordsOf(change.rule)}`
      : t('trust.limit-to', { amount: formatCents(change.limit) })
  return (
    <Card as="section" aria-labelledby={title}>
      <Form method="post" noValidate>
        <FormBody>
          <h2 id={title}>{t('trust.answer')}</h2>
          <IdentityProblems refusal={refusal} />
          <p>
            <bdi>{change.proposedBy}</bdi>: <bdi>{what}</bdi>
          </p>
          <p>
            <bdi>{change.reason}</bdi>
          </p>
          <input type="hidden" name="act" value="answer" />
          <input type="hidden" name="id" value={change.id} />
          <IdentityStep refusal={refusal} side="staff" prefix={title} />
          <FormActions>
            <Button name="verdict" value="approve" loading={busy}>
              {t('trust.approve')}
            </Button>
            <Button name="verdict" value="reject" variant="secondary" loading={busy}>
              {t('trust.reject')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
