import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { topicIcons } from '@tradepost/domain/content/topic-icons'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'

export type TopicContent = Extract<CallData<typeof calls.content.contentDetail>['content'], { kind: 'topic' }>

interface TopicFormProps {
  /** The newest version; 0 for a new topic. */
  version: number
  isNewest: boolean
  content: TopicContent
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The icon, the place and the names of a topic. */
export function TopicForm({ version, isNewest, content, languages, refusal }: TopicFormProps) {
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <Select
            id="icon"
            name="icon"
            label={t('content.icon')}
            defaultValue={refusal.value('icon') ?? content.icon}
            disabled={disabled}
            options={topicIcons.map((icon) => ({
              value: icon,
              label: t('content.icons', { icon: icon.replaceAll('-', '_') }),
            }))}
          />
          <TextField
            id="position"
            name="position"
            inputMode="numeric"
            label={t('content.position')}
            hint={t('content.position-hint')}
            defaultValue={refusal.value('position') ?? String(content.position)}
            maxLength={String(contentLimits.position).length}
            disabled={disabled}
            error={refusal.of('position')}
          />
          <LanguageSections
            languages={languages}
            written={Object.keys(content.names)}
            outdated={content.outdated}
            hasProblem={(language) => refusal.of(`name.${language}`) !== undefined}
          >
            {(language) => (
              <FormBody>
                {content.outdated.includes(language) && !disabled ? (
                  <Checkbox
                    name={`confirmed.${language}`}
                    label={t('content.confirmed')}
                    hint={t('content.confirmed-hint')}
                    defaultChecked={refusal.value(`confirmed.${language}`) !== undefined}
                  />
                ) : null}
                <TextField
                  id={`name.${language}`}
                  name={`name.${language}`}
                  lang={standardTag(language)}
                  dir={direction(language)}
                  label={t('content.name')}
                  maxLength={contentLimits.topicName}
                  defaultValue={refusal.value(`name.${language}`) ?? content.names[language] ?? ''}
                  disabled={disabled}
                  error={refusal.of(`name.${language}`)}
                />
              </FormBody>
            )}
          </LanguageSections>
          {disabled ? null : (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          )}
        </FormBody>
      </Form>
    </Card>
  )
}
